export { drawer } from './accounts.ts';
export { balancesOf, type Posting } from './posting.ts';
export { moneyEventTypes, postingsOf } from './postings-of.ts';
export { tournamentSums, type TournamentSums } from './tournament-sums.ts';
