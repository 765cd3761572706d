import {
  closeDayContract,
  noteRestoredContract,
  openDayContract,
  setFormRuleContract,
  setRecipientsContract,
} from '../../../shared/contract/house.ts';
import { noteCopyContract } from '../../../shared/contract/house-copies.ts';
import { adoptProfileContract } from '../../../shared/contract/house-profiles.ts';
import {
  adoptProfile,
  closeDay,
  noteCopy,
  noteRestored,
  openDay,
  setFormRule,
  setRecipients,
  type DayClosed,
  type DayFacts,
  type DayOpened,
  type ProfileAdopted,
} from '../../../shared/domain/house/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { commandHandler } from '../../desk/feature.ts';
import { dayDues } from './day-dues.ts';
import { profileNamed } from './profiles.ts';

const stream = () => ({ kind: 'house' }) as const;

const nothingDue: DayFacts = { tournaments: [], unpaidTournaments: [], unsignedTournaments: [], openTills: [] };

const dayOf = (events: readonly JournalEvent[]): object => {
  const { day } = events[0]?.data as DayOpened | DayClosed;
  return { day };
};

const recipients = commandHandler({
  contract: setRecipientsContract,
  stream,
  facts: () => ({}),
  decide: (state, input) => setRecipients(state, input),
});

const formRule = commandHandler({
  contract: setFormRuleContract,
  stream,
  facts: () => ({}),
  decide: (state, input) => setFormRule(state, input),
});

const adopt = commandHandler({
  contract: adoptProfileContract,
  stream,
  facts: (_read, { profile }) => ({ product: profileNamed(profile) }),
  decide: (state, { profile, inForce, values, recipients, notices }, facts) =>
    adoptProfile(state, { profile, inForce, values, recipients, notices }, facts),
  answer: (events) => {
    const adopted = events[0]?.data as ProfileAdopted | undefined;
    return adopted ? { hash: adopted.hash, revision: adopted.profile.revision } : {};
  },
});

const open = commandHandler({
  contract: openDayContract,
  stream,
  facts: (_read, _input, { at }) => ({ at }),
  decide: (state, input, facts) => openDay(state, input, facts),
  answer: dayOf,
});

const close = commandHandler({
  contract: closeDayContract,
  stream,
  facts: (read) => {
    const { house, day } = read.state('house');
    if (!house.identity || !day.open) return nothingDue;
    return dayDues(read, day.open, house.identity);
  },
  decide: (state, input, facts) => closeDay(state, input, facts),
  answer: dayOf,
});

const copied = commandHandler({
  contract: noteCopyContract,
  stream,
  facts: () => ({}),
  decide: (_state, copy) => noteCopy(copy),
});

const restored = commandHandler({
  contract: noteRestoredContract,
  stream,
  facts: () => ({}),
  decide: (_state, input) => noteRestored(input),
});

export const houseCommands = [recipients, formRule, adopt, open, close, copied, restored];
