import { liftSuspensionContract, suspendPersonContract } from '../../../shared/contract/conduct-suspensions.ts';
import { liftSuspension, suspendPerson } from '../../../shared/domain/conduct/index.ts';
import { suspensionFlags } from '../../../shared/domain/registration/index.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import { commandHandler, type DeskReader } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { liveEntriesOf, personOf, standingSuspension, suspensionById } from '../people/index.ts';
import { zoneOf } from '../tournament/index.ts';

/** Entries for tournaments that have not begun: whoever plays already is the tournament director's business. */
const comingEntries = (read: DeskReader, person: string) =>
  liveEntriesOf(read, person).filter(({ tournament }) => read.state('tournament', tournament).plan.startedAt === null);

const suspend = commandHandler({
  contract: suspendPersonContract,
  stream: () => ({ kind: 'house' }),
  facts: (read, { suspension, person, reason }, { at }) => {
    const today = localDate(at, zoneOf(read));
    return {
      suspension: suspension ?? read.chance.id('z'),
      today,
      knownPerson: personOf(read, person) !== undefined,
      standing: standingSuspension(read.db, person, today),
      text: textToSeal(read.chance, reason),
      flags: suspensionFlags(comingEntries(read, person)),
    };
  },
  decide: (_state, { person, until = null, tournament = null, incident = null }, { text, ...facts }) =>
    suspendPerson({ person, until, tournament, incident }, { ...facts, text: text.sealed }),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (_events, { suspension, flags }) => ({ suspension, stopped: flags.length }),
});

const lift = commandHandler({
  contract: liftSuspensionContract,
  stream: () => ({ kind: 'house' }),
  facts: (read, { suspension, reason }) => ({
    standing: suspensionById(read.db, suspension),
    text: textToSeal(read.chance, reason),
  }),
  decide: (_state, input, { standing, text }) => liftSuspension(input, { standing, text: text.sealed }),
  store: (write, _input, { text }) => sealText(write, text),
});

export const suspensionCommands = [suspend, lift];
