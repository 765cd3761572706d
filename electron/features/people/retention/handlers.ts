import {
  liftHoldContract,
  placeHoldContract,
  restrictContract,
  setRetentionContract,
  unrestrictContract,
} from '../../../../shared/contract/people-retention.ts';
import { profileInForce } from '../../../../shared/domain/house/index.ts';
import {
  liftHold,
  placeHold,
  proposedTerms,
  restrict,
  setRetention,
  unrestrict,
} from '../../../../shared/domain/people/index.ts';
import { commandHandler, type DeskReader } from '../../../desk/feature.ts';
import { sealText, textToSeal } from '../../../desk/sealed-text.ts';
import { saltOf } from '../person-records.ts';
import { holdOn, isRestricted, standingHolds } from './holds.ts';

const stream = () => ({ kind: 'house' }) as const;

/** A reason on its way into the vault. */
function reasonFacts(read: DeskReader, { reason }: { readonly reason: string }) {
  const text = textToSeal(read.chance, reason);
  return { text, reason: text.sealed };
}

const setTerms = commandHandler({
  contract: setRetentionContract,
  stream,
  facts: (read) => {
    const profile = profileInForce(read.state('house').house);
    return { least: proposedTerms(profile?.archiveYears ?? { bulletins: 0, money: 0 }) };
  },
  decide: (_state, input, facts) => setRetention(input, facts),
});

const place = commandHandler({
  contract: placeHoldContract,
  stream,
  facts: (read, { subject, reason, hold }) => {
    const id = subject.kind === 'person' ? subject.person : subject.tournament;
    const isKnown =
      subject.kind === 'person' ? saltOf(read, id) !== undefined : read.state('tournament', id).plan.terms !== null;
    const standing = holdOn(read, subject.kind, id);
    return { ...reasonFacts(read, { reason }), hold: hold ?? read.chance.id('h'), isKnown, standing };
  },
  decide: (_state, input, facts) => placeHold(input, facts),
  store: (write, _input, { text }) => sealText(write, text),
  answer: (_events, { hold }) => ({ hold }),
});

const lift = commandHandler({
  contract: liftHoldContract,
  stream,
  facts: (read, input) => ({
    ...reasonFacts(read, input),
    stands: standingHolds(read).some(({ hold }) => hold === input.hold),
  }),
  decide: (_state, input, facts) => liftHold(input, facts),
  store: (write, _input, { text }) => sealText(write, text),
});

const restrictPerson = commandHandler({
  contract: restrictContract,
  stream,
  facts: (read, input) => ({
    ...reasonFacts(read, input),
    isKnown: saltOf(read, input.person) !== undefined,
    isRestricted: isRestricted(read, input.person),
  }),
  decide: (_state, input, facts) => restrict(input, facts),
  store: (write, _input, { text }) => sealText(write, text),
});

const unrestrictPerson = commandHandler({
  contract: unrestrictContract,
  stream,
  facts: (read, input) => ({ ...reasonFacts(read, input), isRestricted: isRestricted(read, input.person) }),
  decide: (_state, input, facts) => unrestrict(input, facts),
  store: (write, _input, { text }) => sealText(write, text),
});

export const retentionCommands = [setTerms, place, lift, restrictPerson, unrestrictPerson];
