import type { DraftTerms, PrizeEntries, TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { instantOfLocal, localDate, localTime } from '../../../shared/kernel/calendar.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import { readClock } from '../../texts/clock-text.ts';

/** A date and a clock reading of the venue, as they are typed. */
export interface LocalMoment {
  readonly day: string | null;
  readonly time: string;
}

export interface SessionDraft {
  readonly starts: LocalMoment;
  readonly room: string;
  readonly afterLevel: number | null;
}

export type EntriesDraft = Omit<PrizeEntries, 'most'> & { readonly most: number | null };

/** What only some events have; empty where they do not. */
export interface ExtrasDraft {
  readonly sessions: readonly SessionDraft[];
  readonly reEntries: number;
  /** The tournament that prizes are entries to, and how many at most; `null`: all is money. */
  readonly entries: EntriesDraft | null;
  /** The part of each cave that is a bounty. */
  readonly bountyCents: number | null;
  /** What the house adds in kind, and its worth; both empty where it adds nothing. */
  readonly goodsWhat: string;
  readonly goodsCents: number | null;
  readonly bonusCents: number | null;
  readonly bonusChips: number | null;
  readonly chipSet: string;
  readonly cards: string;
  readonly variants: readonly string[];
}

type Extras = Pick<
  DraftTerms,
  | 'sessions'
  | 'reEntries'
  | 'prizeEntries'
  | 'bountyCents'
  | 'goods'
  | 'dealersBonus'
  | 'chipSet'
  | 'cards'
  | 'variants'
>;

/** Nothing but what every event has. */
export const noExtras: ExtrasDraft = {
  ...{ sessions: [], reEntries: 0, bonusCents: null, bonusChips: null },
  ...{ entries: null, bountyCents: null, goodsWhat: '', goodsCents: null, chipSet: '', cards: '', variants: [] },
};

/** A date and a clock reading of the venue as an instant; `undefined` while either is missing. */
export function momentOf({ day, time }: LocalMoment, zone: string): number | undefined {
  const clock = readClock(time);
  return day === null || clock === undefined ? undefined : instantOfLocal(`${day}T${clock}`, zone).at;
}

/** What of these parts is begun and not complete. */
export function missingExtras(
  { sessions, bonusCents, bonusChips, entries, goodsWhat, goodsCents }: ExtrasDraft,
  zone: string,
): readonly ('sessions' | 'bonus' | 'entries' | 'goods')[] {
  const incomplete = sessions.some(({ starts, afterLevel }) => momentOf(starts, zone) === undefined || !afterLevel);
  const half = Boolean(bonusCents) !== Boolean(bonusChips);
  const noNumber = entries !== null && !entries.most;
  return [
    ...(incomplete ? (['sessions'] as const) : []),
    ...(half ? (['bonus'] as const) : []),
    ...(noNumber ? (['entries'] as const) : []),
    ...((goodsWhat.trim() !== '') !== Boolean(goodsCents) ? (['goods'] as const) : []),
  ];
}

/** The terms that these parts say; what is not used is left out. */
export function extrasOf(extras: ExtrasDraft, zone: string): Extras {
  const { sessions, reEntries, entries, bonusCents, bonusChips, chipSet, cards, variants } = extras;
  return {
    ...(sessions.length > 0 && {
      sessions: sessions.map(({ starts, room, afterLevel }) => ({
        ...{ startsAt: momentOf(starts, zone) ?? 0, room, afterLevel: afterLevel ?? 0 },
      })),
    }),
    ...(reEntries > 0 && { reEntries }),
    ...prizesBeside(extras),
    ...(entries?.most && { prizeEntries: { ...entries, most: entries.most } }),
    ...(bonusCents && bonusChips && { dealersBonus: { priceCents: cents(bonusCents), chips: bonusChips } }),
    ...(chipSet !== '' && { chipSet }),
    ...(cards.trim() !== '' && { cards: cards.trim() }),
    ...(variants.length > 0 && { variants }),
  };
}

/** The parts of the form that say these terms. */
export const extrasDraftOf = (terms: TournamentTerms, zone: string): ExtrasDraft => ({
  sessions: (terms.sessions ?? []).map(({ startsAt, room, afterLevel }) => ({
    ...{ starts: { day: localDate(startsAt, zone), time: localTime(startsAt, zone) }, room, afterLevel },
  })),
  reEntries: terms.reEntries ?? 0,
  entries: terms.prizeEntries ?? null,
  ...bonusDraftOf(terms),
  ...besideDraftOf(terms),
  chipSet: terms.chipSet ?? '',
  cards: terms.cards ?? '',
  variants: terms.variants ?? [],
});

const bonusDraftOf = ({ dealersBonus }: TournamentTerms): Pick<ExtrasDraft, 'bonusCents' | 'bonusChips'> =>
  dealersBonus
    ? { bonusCents: dealersBonus.priceCents, bonusChips: dealersBonus.chips }
    : { bonusCents: null, bonusChips: null };

/** Bounties and goods, as terms say them. */
function prizesBeside({ bountyCents, goodsWhat, goodsCents }: ExtrasDraft): Pick<DraftTerms, 'bountyCents' | 'goods'> {
  const what = goodsWhat.trim();
  return {
    ...(bountyCents && { bountyCents: cents(bountyCents) }),
    ...(what !== '' && goodsCents && { goods: { what, valueCents: cents(goodsCents) } }),
  };
}

const besideDraftOf = ({
  bountyCents,
  goods,
}: TournamentTerms): Pick<ExtrasDraft, 'bountyCents' | 'goodsWhat' | 'goodsCents'> => ({
  bountyCents: bountyCents ?? null,
  goodsWhat: goods?.what ?? '',
  goodsCents: goods?.valueCents ?? null,
});
