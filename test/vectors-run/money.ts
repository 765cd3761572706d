import type { SameHandRule } from '../../shared/domain/profile/index.ts';
import { lineFault, refundEffect, type RefundReason } from '../../shared/domain/levy/index.ts';
import {
  additionWithin,
  caveBase,
  checkPrizes,
  indivisibleTie,
  largestGuarantee,
  placesPaid,
  poolOf,
  scaleFault,
  shareTied,
  splitPool,
  totalPercent,
  type Scale,
} from '../../shared/domain/prizes/index.ts';
import type { Profile } from '../../shared/domain/profile/index.ts';
import {
  entryById,
  refundDue,
  registrationSlice,
  type RegistrationState,
} from '../../shared/domain/registration/index.ts';
import { openWindow } from '../../shared/domain/registration/window.ts';
import {
  disqualification,
  rankEliminations,
  stackAtHandStart,
  tiedPoints,
  tournamentEnd,
} from '../../shared/domain/standings/index.ts';
import { checkYearlyCap } from '../../shared/domain/tournament/format-checks.ts';
import type { DraftTerms, PlanFacts } from '../../shared/domain/tournament/draft.ts';
import type { Plan } from '../../shared/domain/tournament/index.ts';
import { decimalWeights } from '../../shared/kernel/allocation.ts';
import { addCents, cents, type BasisPoints, type Cents } from '../../shared/kernel/cents.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import profileJson from '../../resources/profiles/casino-fr-2007.json' with { type: 'json' };

const profile = profileJson as unknown as Profile;

interface Purchases {
  readonly rateBasisPoints: BasisPoints;
  readonly purchases: readonly { readonly count: number; readonly unitCents: Cents }[];
}

interface LevyInput extends Purchases {
  readonly entryFeesCents?: number;
  readonly casinoContributionCents?: Cents;
}

function levy({
  rateBasisPoints,
  purchases,
  entryFeesCents = 0,
  casinoContributionCents = cents(0),
}: LevyInput): object {
  const baseCents = caveBase(purchases);
  const pool = poolOf({ baseCents, rateBasisPoints, guaranteeCents: cents(0), extraCents: casinoContributionCents });
  const capCents = profile.prizes.additionCapCents;
  const valid = additionWithin(pool.additionCents, capCents);
  return {
    levyBaseCents: baseCents,
    levyCents: pool.levyCents,
    minimumPrizePoolCents: pool.floorCents,
    prizePoolCents: pool.poolCents,
    feesOutsideBaseCents: entryFeesCents,
    valid,
    ...(!valid && { error: 'contribution-over-cap', capCents }),
  };
}

interface GuaranteeInput extends Purchases {
  readonly guaranteedPoolCents: Cents;
  readonly contributionCapCents: Cents;
}

function guarantee(input: GuaranteeInput): object {
  const baseCents = caveBase(input.purchases);
  const terms = { rateBasisPoints: input.rateBasisPoints, guaranteeCents: input.guaranteedPoolCents };
  const { levyCents, floorCents, additionCents } = poolOf({ baseCents, extraCents: cents(0), ...terms });
  return {
    levyBaseCents: baseCents,
    levyCents,
    minimumPrizePoolCents: floorCents,
    overlayCents: additionCents,
    valid: additionWithin(additionCents, input.contributionCapCents),
    largestLawfulGuaranteeCents: largestGuarantee(floorCents, input.contributionCapCents),
  };
}

interface ValidatePrizesInput {
  readonly levyBaseCents: Cents;
  readonly rateBasisPoints: BasisPoints;
  readonly prizesCents: readonly Cents[];
  readonly kinds: readonly string[];
  readonly declaredContributionCents: Cents;
}

function validatePrizes(input: ValidatePrizesInput): object {
  const { levyBaseCents: baseCents, rateBasisPoints } = input;
  const { floorCents } = poolOf({ baseCents, rateBasisPoints, guaranteeCents: cents(0), extraCents: cents(0) });
  const { prizesCents, kinds, declaredContributionCents: declaredAdditionCents } = input;
  const { faults, sumCents, impliedAdditionCents } = checkPrizes({
    floorCents,
    prizesCents,
    kinds,
    declaredAdditionCents,
  });
  return {
    valid: faults.length === 0,
    errors: faults,
    minimumPrizePoolCents: floorCents,
    sumCents,
    impliedContributionCents: impliedAdditionCents,
  };
}

interface RefundInput {
  readonly reason: RefundReason;
  readonly entries: readonly { readonly player: string; readonly feeCents: Cents; readonly caves: readonly Cents[] }[];
}

/** The entry as the registration holds it after these sales. */
function soldEntry({ player, feeCents, caves }: RefundInput['entries'][number]): RegistrationState {
  const state = registrationSlice.initial();
  const meta = { seq: 1, rev: 1, at: 0, actor: 'a', stream: 'tournament/t' };
  const [buyInCents = cents(0), ...rebuys] = caves;
  const paidAt = { payment: [], till: 'k', session: 's', day: '2027-03-05' };
  registrationSlice.fold['registration.playerRegistered']?.(
    state,
    {
      ...{
        entry: player,
        person: player,
        digest: '',
        checks: [],
        number: 'R-2027-000001',
        buyInCents,
        feeCents,
        ...paidAt,
      },
      bulletin: { channel: 'handed-in', rulesVersion: 1, rulesSha256: '' },
      ...{ publicName: false, late: false, watch: false },
    },
    meta,
  );
  for (const [index, priceCents] of rebuys.entries()) {
    registrationSlice.fold['registration.rebought']?.(
      state,
      { entry: player, number: `C-2027-00000${index + 1}`, priceCents, chips: 1, level: 1, watch: false, ...paidAt },
      meta,
    );
  }
  return state;
}

function refund({ reason, entries }: RefundInput): object {
  const effects = entries.map((entry) => {
    const held = entryById(soldEntry(entry), entry.player);
    if (!held) throw new Error('entry was not folded');
    return { player: entry.player, ...refundEffect(reason, refundDue(held)) };
  });
  const changes = effects.map(({ baseChangeCents }) => baseChangeCents);
  const withoutAward = changes.every((change) => change === null);
  return {
    refundsCents: Object.fromEntries(effects.map(({ player, refundCents }) => [player, refundCents])),
    ...(withoutAward
      ? { levyCents: 0 }
      : { levyBaseChangeCents: addCents(...changes.map((change) => change ?? cents(0))) }),
  };
}

const signingRoles: Readonly<Record<string, Role>> = {
  'directeur-responsable': 'responsible-director',
  'membre-comite-direction': 'committee-member',
  'caissier-des-jeux': 'cashier',
};

function recordLevy(input: { readonly lotsFinal: boolean; readonly signatures: readonly string[] }): object {
  const [certifiedBy = null, countersignedBy = null] = input.signatures.map((name) => signingRoles[name] ?? null);
  const error = lineFault({ awarded: input.lotsFinal, certifiedBy, countersignedBy }, profile.levy);
  return error === undefined ? { accepted: true } : { accepted: false, error };
}

function singleTableEntry(input: { readonly registered: number; readonly maxPerSession: number }): object {
  const plan = {
    terms: { registration: { opensAt: 0, capacity: 1000, lateUntil: null } },
    ...{ registration: 'open', startedAt: null, cancelledAt: null, stoppedAt: null, closedAt: null },
  } as unknown as Plan;
  const registration = { ...registrationSlice.initial(), paidEntries: input.registered };
  const facts = { at: 1, zone: 'Europe/Paris', maxPlayers: input.maxPerSession, lateLimitReachedAt: null };
  const open = openWindow({ plan, registration, prizes: { frozen: null } }, facts);
  if (!isRefused(open)) return { accepted: true };
  return { accepted: false, error: open.refusal.code === 'registration.tableFull' ? 'table-full' : open.refusal.code };
}

function annualLimit({ heldThisYear, limit }: { readonly heldThisYear: number; readonly limit: number }): object {
  const yearlyCap = { limit, warnAt: limit, blocks: true, years: ['calendar'] as const, formats: ['single-table'] };
  const counted = { calendar: heldThisYear, season: 0 };
  const refused = checkYearlyCap(
    { format: 'single-table' } as DraftTerms,
    { profile: { ...profile, yearlyCap }, counted } as unknown as PlanFacts,
  );
  return refused
    ? { accepted: false, error: 'annual-limit' }
    : { accepted: true, remainingAfter: limit - heldThisYear - 1 };
}

interface SplitInput {
  readonly poolCents: Cents;
  readonly weights: readonly string[];
  readonly unitCents: number;
}

function splitPoolCase({ poolCents, weights, unitCents }: SplitInput): object {
  const shares = splitPool(poolCents, decimalWeights(weights), { stepCents: unitCents, rounding: 'largest-remainder' });
  const prizesCents = shares.map((share) => share.amountCents);
  return { prizesCents, sumCents: addCents(...prizesCents) };
}

interface TableInput {
  readonly rows: readonly { readonly count: number; readonly percentEach: string }[];
}

function validateTable({ rows }: TableInput): object {
  const scale: Scale = decimalWeights(
    rows.flatMap(({ count, percentEach }) => Array.from({ length: count }, () => percentEach)),
  );
  const error = scaleFault(scale);
  return { totalPercent: totalPercent(scale), valid: error === undefined, placesPaid: scale.weights.length, error };
}

const byPlace = (prizes: Readonly<Record<string, number>>): ReadonlyMap<number, Cents> =>
  new Map(Object.entries(prizes).map(([place, amount]) => [Number(place), cents(amount)]));

const prizeAt =
  (prizes: ReadonlyMap<number, Cents>) =>
  (place: number): Cents =>
    prizes.get(place) ?? cents(0);

interface TieInput {
  readonly prizesCents: Readonly<Record<string, number>>;
  readonly fromPlace: number;
  readonly tied: number;
}

const tieSplit = ({ prizesCents, fromPlace, tied }: TieInput): object =>
  shareTied(prizeAt(byPlace(prizesCents)), { fromPlace, tied });

interface RankInput {
  readonly playersBeforeHand: number;
  readonly busts: readonly {
    readonly player: string;
    readonly stackAtHandStart: number;
    readonly table: number;
    readonly at?: string;
  }[];
  readonly prizesCents: Readonly<Record<string, number>>;
  readonly mode: SameHandRule;
  readonly handForHand?: boolean;
  readonly rebuys?: readonly { readonly player: string }[];
}

function rank({ playersBeforeHand, busts, prizesCents, mode, handForHand, rebuys = [] }: RankInput): object {
  const ranked = rankEliminations({
    playersBefore: playersBeforeHand,
    fallen: busts.map(({ player, stackAtHandStart, table, at }) => ({
      entry: player,
      stack: stackAtHandStart,
      table,
      at,
    })),
    rule: mode,
    inStep: handForHand !== false,
    rebought: rebuys.map(({ player }) => player),
  });
  if ('zeroStack' in ranked) return { error: 'zero-stack-at-hand-start', player: ranked.zeroStack };
  const prizes = byPlace(prizesCents);
  const { placings, playersAfter } = ranked;
  const ties = Map.groupBy(placings, (placing) => placing.rank);
  return {
    places: Object.fromEntries(
      placings.map(({ entry, rank: place, sharedThrough }) => [
        entry,
        { place, sharedThrough, tied: sharedThrough > place },
      ]),
    ),
    prizesCents: Object.fromEntries(
      [...ties].flatMap(([fromPlace, tied]) => {
        const { sharesCents } = shareTied(prizeAt(prizes), { fromPlace, tied: tied.length });
        return tied.map(({ entry }, index) => [entry, sharesCents[index]] as const);
      }),
    ),
    playersAfterHand: playersAfter,
    notEliminated: rebuys.map(({ player }) => player),
    tournamentOver: tournamentEnd(playersAfter, false).ended,
    indivisiblePrizeWarning: [...ties].some(([fromPlace, tied]) =>
      indivisibleTie(prizes, { fromPlace, tied: tied.length }),
    ),
  };
}

interface DisqualifyInput {
  readonly playersBefore: number;
  readonly chips: number;
}

interface PointsInput {
  readonly pointsByPlace: Readonly<Record<string, number>>;
  readonly tiedPlaces: readonly number[];
}

/** Operations of levy.json, prizes.json (but `kp.*`) and elimination-ranking.json. */
export const ops = {
  levy,
  guarantee,
  validatePrizes,
  refund,
  recordLevy,
  singleTableEntry,
  annualLimit,
  splitPool: splitPoolCase,
  validateTable,
  placesPaid: ({ entries, percent }: { readonly entries: number; readonly percent: number }): object => ({
    placesPaid: placesPaid(entries, percent),
  }),
  tieSplit,
  rankEliminations: rank,
  disqualify: ({ playersBefore, chips }: DisqualifyInput): object => disqualification(playersBefore, chips),
  stackAtHandStart: ({ recorded }: { readonly recorded: { readonly beforePosting: number } }): object => ({
    use: stackAtHandStart(recorded),
  }),
  tiePoints: ({ pointsByPlace, tiedPlaces }: PointsInput): object => ({
    eachPoints: tiedPoints(
      new Map(Object.entries(pointsByPlace).map(([place, points]) => [Number(place), points])),
      tiedPlaces,
    ),
  }),
  tournamentEnd: (input: { readonly playersLeft: number; readonly equalPrizesForRemaining: boolean }): object =>
    tournamentEnd(input.playersLeft, input.equalPrizesForRemaining),
};
