import type { TournamentFile } from './evening-files.ts';

/** `start-of-level-7` → `{kind, level}`; throws on anything else. */
function limitOf(text: string): { kind: string; level: number } {
  const found = /^(start-of-level|end-of-level)-(\d+)$/.exec(text);
  if (!found?.[1]) throw new Error(`not a limit: ${text}`);
  return { kind: found[1], level: Number(found[2]) };
}

/** `18.5` → 1850, by its decimal text, so that no floating point touches a share. */
function basisPointsOf(percent: number): number {
  const [whole = '0', fraction = ''] = String(percent).split('.');
  if (fraction.length > 2) throw new Error(`a share has at most two decimals: ${percent}`);
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The file's terms as the command `tournament.plan` takes them. */
export function termsOf(file: TournamentFile): object {
  return {
    name: file.name,
    game: file.game,
    format: file.format,
    room: file.room,
    startsAt: file.starts_at,
    registration: {
      opensAt: file.registration.opens_at,
      capacity: file.registration.capacity,
      lateUntil: file.registration.late_until ? limitOf(file.registration.late_until) : null,
    },
    buyInCents: file.buy_in_cents,
    feeCents: file.fee_cents,
    startingStack: file.starting_stack,
    tables: file.tables ?? (file.format === 'single-table' ? [1] : null),
    seatsPerTable: file.seats_per_table,
    finalTableSeats: file.final_table_seats,
    rebuy: rebuyOf(file),
    guaranteeCents: file.guarantee_cents ?? 0,
    afterLastLevel: file.after_last_level ?? 'repeat-last',
    ...scheduleOf(file),
    ...sessionsOf(file),
    payoutBasisPoints: file.payout_percent.map(basisPointsOf),
    roundingStepCents: file.rounding_step_cents,
    rounding: file.rounding,
  };
}

function rebuyOf({ rebuy }: TournamentFile): object | null {
  if (!rebuy) return null;
  return {
    priceCents: rebuy.price_cents,
    chips: rebuy.chips,
    maxPerPlayer: rebuy.max_per_player,
    onlyWhenBusted: rebuy.only_when_busted,
    until: limitOf(rebuy.until),
    handBegunInLevelCounts: rebuy.hand_begun_in_level_counts,
    payWithinMinutes: rebuy.pay_within_minutes,
  };
}

/** The calendar of later sessions, where there are any. */
const sessionsOf = ({ sessions = [] }: TournamentFile): object =>
  sessions.length === 0
    ? {}
    : {
        sessions: sessions.map(({ starts_at, room, after_level }) => ({
          ...{ startsAt: starts_at, room, afterLevel: after_level },
        })),
      };

function scheduleOf(file: TournamentFile): object {
  return {
    chips: file.chips.map(({ in_starting_stack, ...chip }) => ({ ...chip, inStartingStack: in_starting_stack })),
    levels: file.levels.map((level) => ({
      level: level.level,
      smallBlind: level.small_blind,
      bigBlind: level.big_blind,
      bigBlindAnte: level.big_blind_ante ?? 0,
      minutes: level.minutes,
    })),
    breaks: (file.breaks ?? []).map((each) => ({
      afterLevel: each.after_level,
      minutes: each.minutes,
      colourUp: each.colour_up ?? [],
    })),
  };
}
