/** The watch on what a person pays, or is paid, within a gaming day (decision 11). */
export interface WatchFacts {
  /** What went the same way before, on the drawer's gaming day. */
  readonly ofDayCents: number;
  /** The profile's amount. */
  readonly watchCents: number;
}

export const reachesWatch = ({ ofDayCents, watchCents }: WatchFacts, amountCents: number): boolean =>
  ofDayCents + amountCents >= watchCents;
