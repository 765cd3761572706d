import { cents } from '../../kernel/cents.ts';
import type { Fold } from '../../kernel/event.ts';
import type { PreRegistered, RegistrationEvents } from './events.ts';
import { entryById, isPaid, paperByNumber, type Entry, type EntryState, type RegistrationState } from './state.ts';

export const registrationFold: Fold<RegistrationState, RegistrationEvents> = {
  'registration.preRegistered': (draft, data) => keepChecks(addEntry(draft, data), data),
  'registration.playerRegistered': (draft, data, { at }) => {
    const entry = entryById(draft, data.entry) ?? addEntry(draft, data);
    const { number, buyInCents, feeCents, late, publicName, reEntryOf } = data;
    if (reEntryOf !== undefined) follow(draft, entry, reEntryOf);
    keepChecks(entry, data);
    Object.assign(entry, { state: 'registered', number, buyInCents, feeCents, late, publicName, registeredAt: at });
    draft.papers[number] = { entry: data.entry, copies: 0 };
    draft.paidEntries += 1;
  },
  'registration.rebought': (draft, { entry, number, priceCents }, { at }) => {
    entryById(draft, entry)?.rebuys.push({ number, priceCents, at, refunded: false });
    draft.papers[number] = { entry, copies: 0 };
    draft.rebuys += 1;
  },
  'registration.rebuyRefunded': (draft, { entry, number, refundNumber }) => {
    const rebuy = entryById(draft, entry)?.rebuys.find((each) => each.number === number);
    if (rebuy) rebuy.refunded = true;
    draft.papers[refundNumber] = { entry, copies: 0 };
    draft.rebuys -= 1;
  },
  'registration.bonusSold': (draft, { entry, number, priceCents, chips }) => {
    const found = entryById(draft, entry);
    if (found) found.bonuses = [...(found.bonuses ?? []), { number, priceCents, chips, refunded: false }];
    draft.papers[number] = { entry, copies: 0 };
    draft.bonusChips += chips;
  },
  'registration.bonusRefunded': (draft, { entry, number, refundNumber }) => {
    const bonus = entryById(draft, entry)?.bonuses?.find((each) => each.number === number);
    if (bonus) {
      bonus.refunded = true;
      draft.bonusChips -= bonus.chips;
    }
    draft.papers[refundNumber] = { entry, copies: 0 };
  },
  'registration.cancelled': (draft, { entry, refundNumber }) =>
    leave(draft, { entry, refundNumber, state: 'cancelled' }),
  'registration.refunded': (draft, { entry, refundNumber }) => leave(draft, { entry, refundNumber, state: 'refunded' }),
  'registration.withdrawn': (draft, { entry }) => leave(draft, { entry, state: 'withdrawn' }),
  'registration.checkedIn': (draft, { entry, ...data }) => {
    const found = entryById(draft, entry);
    if (!found) return;
    keepChecks(found, data);
    found.state = 'checked-in';
    draft.checkedIn += 1;
  },
  'registration.reprinted': (draft, { number, copy }) => {
    const paper = paperByNumber(draft, number);
    if (paper) paper.copies = copy;
  },
  'registration.flagged': (draft, { entry, check, code }) => {
    const found = entryById(draft, entry);
    if (found) found.flags = [...found.flags.filter((flag) => flag.check !== check), { check, code }];
  },
  'registration.flagCleared': (draft, { entry, check }) => {
    const found = entryById(draft, entry);
    if (found) found.flags = found.flags.filter((flag) => flag.check !== check);
  },
};

/** What was checked last, and what of it a person decided. */
function keepChecks(entry: Entry, { digest, checks }: Pick<PreRegistered, 'digest' | 'checks'>): void {
  entry.digest = digest;
  entry.decided = checks.filter(({ verdict }) => verdict === 'decided');
}

function addEntry(draft: RegistrationState, { entry, person }: PreRegistered): Entry {
  const added: Entry = {
    entry,
    person,
    digest: '',
    decided: [],
    state: 'pre-registered',
    number: null,
    buyInCents: cents(0),
    feeCents: cents(0),
    registeredAt: 0,
    late: false,
    publicName: false,
    rebuys: [],
    flags: [],
  };
  draft.entries[entry] = added;
  draft.entryOfPerson[person] = entry;
  return added;
}

/** The entry that fell and the one that follows it know each other. */
function follow(draft: RegistrationState, entry: Entry, before: string): void {
  entry.reEntryOf = before;
  const fallen = entryById(draft, before);
  if (fallen) fallen.reEnteredAs = entry.entry;
}

interface Leaving {
  readonly entry: string;
  readonly state: EntryState;
  readonly refundNumber?: string;
}

function leave(draft: RegistrationState, { entry, state, refundNumber }: Leaving): void {
  const found = entryById(draft, entry);
  if (!found) return;
  if (isPaid(found)) draft.paidEntries -= 1;
  if (found.state === 'checked-in') draft.checkedIn -= 1;
  draft.bonusChips -= (found.bonuses ?? []).reduce((sum, { chips, refunded }) => sum + (refunded ? 0 : chips), 0);
  found.state = state;
  if (refundNumber !== undefined) draft.papers[refundNumber] = { entry, copies: 0 };
  if (draft.entryOfPerson[found.person] === entry) Reflect.deleteProperty(draft.entryOfPerson, found.person);
}
