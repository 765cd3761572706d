/** How much one machine may ask of the desk. */
export interface Limits {
  /** Largest message, in bytes: a national list of excluded persons fits, a film does not. */
  readonly maxMessageBytes: number;
  readonly maxConnections: number;
  readonly requests: { readonly perSecond: number; readonly burst: number };
  readonly messages: { readonly perSecond: number; readonly burst: number };
  /** Pace of heartbeats, in milliseconds: a screen that hears nothing for 5 s shows so (decision 21). */
  readonly beatMs: number;
}

export const usualLimits: Limits = {
  maxMessageBytes: 8 * 1024 * 1024,
  maxConnections: 64,
  requests: { perSecond: 50, burst: 200 },
  messages: { perSecond: 50, burst: 200 },
  beatMs: 2000,
};
