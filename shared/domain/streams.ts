import { composeStream } from '../kernel/slice.ts';

/** The state of each kind of stream: the features' slices, side by side. */
export interface StreamStates {
  readonly house: HouseState;
  readonly tournament: TournamentState;
  readonly till: TillState;
}

export type HouseState = Record<string, object>;
export type TournamentState = Record<string, object>;
export type TillState = Record<string, object>;

/** Raised when any fold changes the shape or meaning of a state: older snapshots are then ignored and rebuilt. */
export const foldVersion = 1;

export const streamFolds = {
  house: composeStream<HouseState>({}),
  tournament: composeStream<TournamentState>({}),
  till: composeStream<TillState>({}),
} as const;

/** `house`, or `tournament/<id>` and the like. */
export const streamOf = (kind: keyof StreamStates, id?: string): string => (id === undefined ? kind : `${kind}/${id}`);

export const kindOf = (stream: string): keyof StreamStates => stream.split('/')[0] as keyof StreamStates;
