import type { SameHandRule } from '../../../shared/domain/profile/index.ts';
import { entriesInPlay, rankEliminations, type StandingsState } from '../../../shared/domain/standings/index.ts';

/** A player who is about to be taken out; `stack` as it was typed. */
export interface DraftBust {
  readonly entry: string;
  readonly table: number | null;
  readonly stack: string;
}

export interface EliminationDraft {
  readonly busts: readonly DraftBust[];
  /** Who won the hand, when somebody cares to say. */
  readonly by: string | null;
}

export const noDraft: EliminationDraft = { busts: [], by: null };

/** What is known of one player of the draft. */
export interface DraftLine {
  readonly entry: string;
  /** His stack at the start of the hand decides his place. */
  readonly stackNeeded: boolean;
  readonly stack: number | null;
  readonly stackWrong: boolean;
  /** `undefined` until every stack that decides is there. */
  readonly place: { readonly rank: number; readonly sharedThrough: number } | undefined;
}

export interface DraftReading {
  readonly lines: readonly DraftLine[];
  /** The places that the players of the hand share out among themselves. */
  readonly from: number;
  readonly through: number;
  /** Somebody must be left to win. */
  readonly nobodyLeft: boolean;
  readonly ready: boolean;
}

const mostChips = 1_000_000_000;

/** `13 800` → 13800; `undefined` for what is no number of chips. Empty is `null`: not counted. */
export function stackOf(text: string): number | null | undefined {
  const figures = text.replace(/[\s.'’]/gu, '');
  if (figures === '') return null;
  if (!/^\d{1,10}$/.test(figures)) return undefined;
  const chips = Number(figures);
  return chips > 0 && chips <= mostChips ? chips : undefined;
}

/** Who must be compared by chips with another of the hand (the profile's rule). */
function stackDecides(busts: readonly DraftBust[], one: DraftBust, rule: SameHandRule): boolean {
  if (rule === 'share-all') return false;
  return busts.some((other) => other !== one && (rule === 'stack' || other.table === one.table));
}

/** The draft with the places it would give, as the desk will reckon them. */
export function readDraft(
  standings: Readonly<StandingsState>,
  { busts }: EliminationDraft,
  rule: SameHandRule,
): DraftReading {
  const playersBefore = entriesInPlay(standings).length;
  const typed = busts.map((bust) => ({
    ...bust,
    chips: stackOf(bust.stack),
    decides: stackDecides(busts, bust, rule),
  }));
  const complete = typed.every(({ chips, decides }) => typeof chips === 'number' || (chips === null && !decides));
  const fallen = typed.map(({ entry, table, chips }) => ({ entry, table, stack: chips ?? null }));
  const ranked = rankEliminations({ playersBefore, fallen, rule, inStep: true, rebought: [] });
  const places = new Map('placings' in ranked ? ranked.placings.map((placing) => [placing.entry, placing]) : []);
  const nobodyLeft = busts.length > 0 && busts.length >= playersBefore;
  return {
    lines: typed.map(({ entry, chips, decides }) => ({
      entry,
      stackNeeded: decides,
      stack: chips ?? null,
      stackWrong: chips === undefined,
      place: complete ? places.get(entry) : undefined,
    })),
    from: playersBefore - busts.length + 1,
    through: playersBefore,
    nobodyLeft,
    ready: busts.length > 0 && complete && !nobodyLeft,
  };
}

/** The input of `standings.eliminate`. */
export const eliminationInput = (tournament: string, { by }: EliminationDraft, { lines }: DraftReading) => ({
  tournament,
  busts: lines.map(({ entry, stack, stackNeeded }) => ({
    entry,
    ...(stackNeeded && stack !== null && { stack }),
    ...(by !== null && by !== entry && { by }),
  })),
});

/** The draft with one more player of the same hand; named twice is named once. */
export const withBust = (draft: EliminationDraft, { entry, table }: Omit<DraftBust, 'stack'>): EliminationDraft =>
  draft.busts.some((bust) => bust.entry === entry)
    ? draft
    : { by: draft.by === entry ? null : draft.by, busts: [...draft.busts, { entry, table, stack: '' }] };

export const withoutBust = (draft: EliminationDraft, entry: string): EliminationDraft => ({
  ...draft,
  busts: draft.busts.filter((bust) => bust.entry !== entry),
});

export const withStack = (draft: EliminationDraft, entry: string, stack: string): EliminationDraft => ({
  ...draft,
  busts: draft.busts.map((bust) => (bust.entry === entry ? { ...bust, stack } : bust)),
});
