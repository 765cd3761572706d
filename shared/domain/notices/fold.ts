import type { Fold } from '../../kernel/event.ts';
import type { LetterEvents, TournamentNoticeEvents } from './events.ts';
import type { LetterLife, NoticesState } from './state.ts';

const untouched = { sent: null, received: null, proofs: [] } as const;

/** How a letter's life goes on, whoever's letter it is; a letter that is not known is another stream's. */
export const lettersFold = <State extends object>(
  lettersOf: (state: State) => Record<string, LetterLife>,
): Fold<State, LetterEvents> => ({
  'notices.sent': (state, { notice, ...sent }, { actor }) => {
    const found = lettersOf(state)[notice];
    if (found) found.sent = { ...sent, by: actor };
  },
  'notices.received': (state, { notice, ...received }) => {
    const found = lettersOf(state)[notice];
    if (found) found.received = received;
  },
  'notices.proofAttached': (state, { notice, ...proof }) => {
    const found = lettersOf(state)[notice];
    if (found) found.proofs = [...found.proofs, proof];
  },
});

/** A letter as it is when it was just made. */
export const asPrepared = <Data extends object>(data: Data, at: number): Data & LetterLife => ({
  ...data,
  ...untouched,
  preparedAt: at,
});

export const noticesFold: Fold<NoticesState, TournamentNoticeEvents> = {
  ...lettersFold<NoticesState>(({ notices }) => notices),
  'notices.prepared': (state, data, { at }) => {
    state.notices[data.notice] = asPrepared(data, at);
  },
  'notices.workerListed': (state, data) => {
    state.workers[data.worker] = { ...data, pieces: [], checkedAt: null };
    state.workersEdition += 1;
  },
  'notices.workerRemoved': (state, { worker }) => {
    const { [worker]: removed, ...others } = state.workers;
    if (!removed) return;
    state.workers = others;
    state.workersEdition += 1;
  },
  'notices.workerFileChecked': (state, { worker, pieces }, { at }) => {
    const found = state.workers[worker];
    if (!found) return;
    found.pieces = pieces;
    found.checkedAt = at;
  },
};
