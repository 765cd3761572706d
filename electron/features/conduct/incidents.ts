import {
  liftHoldContract,
  recordIncidentContract,
  ruleContract,
  setHoldContract,
  warnContract,
} from '../../../shared/contract/conduct-incidents.ts';
import { levelNow } from '../../../shared/domain/clock/index.ts';
import {
  liftHold,
  recordIncident,
  rule,
  setHold,
  warn,
  type ConductEvents,
  type IncidentRecorded,
} from '../../../shared/domain/conduct/index.ts';
import { parseInstant, yearOf } from '../../../shared/kernel/calendar.ts';
import { commandHandler, type DeskReader } from '../../desk/feature.ts';
import { nextPaperNumber } from '../../desk/numbers.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { zoneOf } from '../tournament/index.ts';

/** A reason on its way into the vault. */
const reasonOf = ({ chance }: DeskReader, { reason }: { readonly reason: string }) => textToSeal(chance, reason);

const record = commandHandler({
  contract: recordIncidentContract,
  stream: ofTournament,
  facts: (read, { tournament, incident, facts, witnesses }, { at, mono }) => ({
    incident: incident ?? read.chance.id('i'),
    number: nextPaperNumber(read.db, 'I', yearOf(at, zoneOf(read))),
    now: at,
    level: levelNow(read.state('tournament', tournament), { wall: at, mono }),
    facts: textToSeal(read.chance, facts),
    witnesses: textToSeal(read.chance, witnesses),
  }),
  decide: (state, { tournament, category, happenedAt, table, entries }, { facts, witnesses, ...known }) =>
    recordIncident(
      state,
      {
        ...{ tournament, category, entries },
        happenedAt: happenedAt === undefined ? known.now : parseInstant(happenedAt),
        table: table ?? null,
      },
      { ...known, facts: facts.sealed, witnesses: witnesses?.sealed ?? null },
    ),
  store: (write, _input, { facts, witnesses }) => {
    sealText(write, facts);
    sealText(write, witnesses);
  },
  answer: (events) => {
    const { incident, number } = events[0]?.data as IncidentRecorded;
    return { incident, number };
  },
});

const ruling = commandHandler({
  contract: ruleContract,
  stream: ofTournament,
  facts: (read, { ruling: given, text }, { account }) => ({
    account,
    ruling: given ?? read.chance.id('d'),
    text: textToSeal(read.chance, text),
  }),
  decide: (state, { incident = null, admitted = null, check = null, ...input }, { text, ...facts }) =>
    rule(state, { ...input, incident, admitted, check }, { ...facts, text: text.sealed }),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (events) => {
    const { ruling: made, number } = events[0]?.data as ConductEvents['conduct.ruled'];
    return { ruling: made, number };
  },
});

const warning = commandHandler({
  contract: warnContract,
  stream: ofTournament,
  facts: reasonOf,
  decide: (state, { tournament, entry, incident = null }, { sealed }) =>
    warn(state, { tournament, entry, incident }, { text: sealed }),
  store: (write, _input, text) => sealText(write, text),
  answer: (events) => ({ entry: (events[0]?.data as ConductEvents['conduct.warned']).entry }),
});

const hold = commandHandler({
  contract: setHoldContract,
  stream: ofTournament,
  facts: (read, input) => ({ hold: input.hold ?? read.chance.id('h'), text: reasonOf(read, input) }),
  decide: (state, input, { hold: held, text }) => setHold(state, input, { hold: held, text: text.sealed }),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (_events, { hold: held }) => ({ hold: held }),
});

const lift = commandHandler({
  contract: liftHoldContract,
  stream: ofTournament,
  facts: reasonOf,
  decide: (state, input, { sealed }) => liftHold(state, input, { text: sealed }),
  store: (write, _input, text) => sealText(write, text),
});

export const incidentCommands = [record, ruling, warning, hold, lift];
