import {
  carryDayContract,
  certifyContract,
  closeBookContract,
  correctContract,
  countersignContract,
  enterLineContract,
  openBookContract,
  setChoicesContract,
} from '../../../shared/contract/levy.ts';
import {
  bookToClose,
  carryDay,
  certifyLine,
  closeBook,
  correctLine,
  countersignLine,
  enterLine,
  openBook,
  setChoices,
  type BookClosed,
  type BookOpened,
  type DayCarried,
  type LineCorrected,
  type LineEntered,
} from '../../../shared/domain/levy/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import { profileOf, zoneOf } from '../tournament/index.ts';
import { figuresBetween, linesBetween, linesToCarry } from './lines.ts';
import { bookAt, nextLine, nextLineOf } from './next-line.ts';
import { linesIn } from './volumes.ts';

const lineAnswer = (events: readonly JournalEvent[]): object => {
  const { book, line } = events[0]?.data as LineEntered;
  return { book, line };
};

const profile = (read: DeskReader, tournament: string) => profileOf(read, read.state('tournament', tournament).plan);

const signer = (read: DeskReader, { tournament }: { readonly tournament: string }, { account, roles }: Call) => ({
  account,
  roles,
  terms: profile(read, tournament).levy,
});

const enter = commandHandler({
  contract: enterLineContract,
  stream: ofTournament,
  facts: (read, { tournament }, { at }) => ({ ...nextLine(read, at), profile: profile(read, tournament) }),
  decide: (state, input, facts) => enterLine(state, input, facts),
  answer: lineAnswer,
});

const certify = commandHandler({
  contract: certifyContract,
  stream: ofTournament,
  facts: signer,
  decide: (state, input, facts) => certifyLine(state, input, facts),
  answer: lineAnswer,
});

const countersign = commandHandler({
  contract: countersignContract,
  stream: ofTournament,
  facts: signer,
  decide: (state, input, facts) => countersignLine(state, input, facts),
  answer: lineAnswer,
});

const correct = commandHandler({
  contract: correctContract,
  stream: ofTournament,
  facts: (read, input, call) => ({
    ...signer(read, input, call),
    ...nextLine(read, call.at),
    approval: textToSeal(read.chance, input.approval),
  }),
  decide: (state, input, { approval, ...facts }) => correctLine(state, input, { ...facts, ...approval.sealed }),
  store: (write, _input, { approval }) => sealText(write, approval),
  answer: (events) => {
    const { corrects } = events[0]?.data as LineCorrected;
    return { ...lineAnswer(events), corrects };
  },
});

const house = () => ({ kind: 'house' }) as const;

/** The role that a book is opened or closed in: the responsible director's before a committee member's. */
const certifierRole = ({ roles }: Call): Role =>
  roles.includes('responsible-director') ? 'responsible-director' : 'committee-member';

const open = commandHandler({
  contract: openBookContract,
  stream: house,
  facts: (read, input, call) => {
    const season = bookAt(read, call.at).book;
    return {
      ...{ account: call.account, role: certifierRole(call), season },
      today: localDate(call.at, zoneOf(read)),
      nextLine: nextLineOf(read, input.book ?? season),
      initialledBy: textToSeal(read.chance, input.initialledBy),
    };
  },
  decide: (state, input, { initialledBy, ...facts }) => openBook(state, input, { ...facts, ...initialledBy.sealed }),
  store: (write, _input, { initialledBy }) => sealText(write, initialledBy),
  answer: (events) => {
    const { book, volume, firstLine } = events[0]?.data as BookOpened;
    return { book, volume, firstLine };
  },
});

const close = commandHandler({
  contract: closeBookContract,
  stream: house,
  facts: (read, input, call) => {
    const found = bookToClose(read.state('house').books.volumes, input);
    const { book, ...range } = linesIn(read, found);
    return {
      ...{ account: call.account, role: certifierRole(call), lastLine: range.to },
      unsigned: linesBetween(read.db, book, range)
        .filter(({ countersigned }) => !countersigned)
        .map(({ line }) => line),
      figures: figuresBetween(read.db, book, range),
    };
  },
  decide: (state, input, facts) => closeBook(state, input, facts),
  answer: (events) => {
    const { book, volume, lastLine } = events[0]?.data as BookClosed;
    return { book, volume, lastLine };
  },
});

const carry = commandHandler({
  contract: carryDayContract,
  stream: house,
  facts: (read, { day }, { account }) => ({ account, lines: linesToCarry(read.db, day) }),
  decide: (_state, input, facts) => carryDay(input, facts),
  answer: (events) => {
    const { day, levyCents, lines } = events[0]?.data as DayCarried;
    return { day, levyCents, lines: lines.length };
  },
});

const choose = commandHandler({
  contract: setChoicesContract,
  stream: house,
  facts: () => ({}),
  decide: (_state, input) => setChoices(input),
});

export const levyCommands = [enter, certify, countersign, correct, open, close, carry, choose];
