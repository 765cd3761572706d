import { composeStream } from '../kernel/slice.ts';
import { accountsSlice, type AccountsState } from './accounts/index.ts';
import { clockSlice, type ClockState } from './clock/index.ts';
import { conductSlice, type ConductState } from './conduct/index.ts';
import { daySlice, houseSlice, type DayState, type HouseState } from './house/index.ts';
import { booksSlice, levySlice, type BooksState, type LevyState } from './levy/index.ts';
import { listsSlice, peopleSlice, type ListsState, type PeopleState } from './people/index.ts';
import { filingsSlice, noticesSlice, type FilingsState, type NoticesState } from './notices/index.ts';
import { prizesSlice, type PrizesState } from './prizes/index.ts';
import { registrationSlice, type RegistrationState } from './registration/index.ts';
import { seatingSlice, type SeatingState } from './seating/index.ts';
import { standingsSlice, type StandingsState } from './standings/index.ts';
import { tillSlice, type TillState } from './tills/index.ts';
import { planSlice, type PlanState } from './tournament/index.ts';

/** The state of each kind of stream: the features' slices, side by side. */
export interface StreamStates {
  readonly house: HouseStreamState;
  readonly tournament: TournamentStreamState;
  readonly till: TillStreamState;
}

export interface HouseStreamState {
  readonly house: HouseState;
  readonly accounts: AccountsState;
  readonly day: DayState;
  readonly lists: ListsState;
  readonly people: PeopleState;
  readonly books: BooksState;
  readonly filings: FilingsState;
}

export interface TournamentStreamState {
  readonly plan: PlanState;
  readonly notices: NoticesState;
  readonly clock: ClockState;
  readonly registration: RegistrationState;
  readonly seating: SeatingState;
  readonly standings: StandingsState;
  readonly conduct: ConductState;
  readonly prizes: PrizesState;
  readonly levy: LevyState;
}

export interface TillStreamState {
  readonly till: TillState;
}

/** Raised when any fold changes the shape or meaning of a state: older snapshots are then ignored and rebuilt. */
export const foldVersion = 8;

export const streamFolds = {
  house: composeStream<HouseStreamState>({
    house: houseSlice,
    accounts: accountsSlice,
    day: daySlice,
    lists: listsSlice,
    people: peopleSlice,
    books: booksSlice,
    filings: filingsSlice,
  }),
  tournament: composeStream<TournamentStreamState>({
    plan: planSlice,
    notices: noticesSlice,
    clock: clockSlice,
    registration: registrationSlice,
    seating: seatingSlice,
    standings: standingsSlice,
    conduct: conductSlice,
    prizes: prizesSlice,
    levy: levySlice,
  }),
  till: composeStream<TillStreamState>({ till: tillSlice }),
} as const;

/** `house`, or `tournament/<id>` and the like. */
export const streamOf = (kind: keyof StreamStates, id?: string): string => (id === undefined ? kind : `${kind}/${id}`);

export const kindOf = (stream: string): keyof StreamStates => stream.split('/')[0] as keyof StreamStates;
