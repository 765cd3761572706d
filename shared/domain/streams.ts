import { composeStream } from '../kernel/slice.ts';
import { seatingSlice, type SeatingState } from './seating/index.ts';
import { tillSlice, type TillState } from './tills/index.ts';
import { planSlice, type PlanState } from './tournament/index.ts';

/** The state of each kind of stream: the features' slices, side by side. */
export interface StreamStates {
  readonly house: HouseStreamState;
  readonly tournament: TournamentStreamState;
  readonly till: TillStreamState;
}

export type HouseStreamState = Record<string, object>;

export interface TournamentStreamState {
  readonly plan: PlanState;
  readonly seating: SeatingState;
}

export interface TillStreamState {
  readonly till: TillState;
}

/** Raised when any fold changes the shape or meaning of a state: older snapshots are then ignored and rebuilt. */
export const foldVersion = 1;

export const streamFolds = {
  house: composeStream<HouseStreamState>({}),
  tournament: composeStream<TournamentStreamState>({ plan: planSlice, seating: seatingSlice }),
  till: composeStream<TillStreamState>({ till: tillSlice }),
} as const;

/** `house`, or `tournament/<id>` and the like. */
export const streamOf = (kind: keyof StreamStates, id?: string): string => (id === undefined ? kind : `${kind}/${id}`);

export const kindOf = (stream: string): keyof StreamStates => stream.split('/')[0] as keyof StreamStates;
