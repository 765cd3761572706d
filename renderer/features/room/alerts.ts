import { clockFace, limitsReached, type Reading } from '../../../shared/domain/clock/index.ts';
import { incompleteFiles } from '../../../shared/domain/notices/index.ts';
import { listAgeOn } from '../../../shared/domain/people/index.ts';
import { freezeOverdue, salesEndedAt } from '../../../shared/domain/prizes/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import { isPaid, type Entry } from '../../../shared/domain/registration/index.ts';
import { seatOfEntry } from '../../../shared/domain/seating/index.ts';
import { bustOf, entriesInPlay } from '../../../shared/domain/standings/index.ts';
import type { HouseStreamState, TournamentStreamState } from '../../../shared/domain/streams.ts';
import { phaseOf } from '../../../shared/domain/tournament/index.ts';
import { localDate } from '../../../shared/kernel/calendar.ts';
import { fewerTablesAt, imbalanceOf, rangesText, tablesOf, type TableView } from './tables.ts';

/** Where an alert is acted upon. */
export type AlertPlace =
  | 'recover'
  | 'start'
  | 'move'
  | 'break'
  | 'final-table'
  | 'screens'
  | 'check-in'
  | 'prizes'
  | 'registration'
  | 'compliance';

/** Kinds of alerts: each has a sentence `room.alert.<kind>`. */
export type AlertKind =
  | 'linkLost'
  | 'interrupted'
  | 'noDirector'
  | 'startOverdue'
  | 'winner'
  | 'freezeOverdue'
  | 'drawersDue'
  | 'structureUnposted'
  | 'staffFiles'
  | 'flagged'
  | 'absent'
  | 'seatless'
  | 'unequal'
  | 'bubble'
  | 'finalTable'
  | 'fewerTables'
  | 'stoppedLong'
  | 'noList'
  | 'listOld'
  | 'listTooOld'
  | 'hallAway'
  | 'hallClosed';

export interface Alert {
  /** Tells it from every other one, and from itself about something else. */
  readonly id: string;
  readonly kind: AlertKind;
  readonly level: 'block' | 'warn' | 'info';
  /** Fill the sentence; `n` chooses its plural. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly entry?: string;
  /** Since when, where the state tells. */
  readonly at: number | null;
  readonly to: AlertPlace | null;
}

export interface Room {
  readonly state: TournamentStreamState;
  readonly house: HouseStreamState | undefined;
  readonly profile: Profile | undefined;
  readonly zone: string;
  readonly now: Reading;
  /** The link to the desk is alive. */
  readonly alive: boolean;
  /** The hall's screen as the host tells it; `undefined` where the host places none. */
  readonly hall: 'closed' | 'shown' | 'away' | undefined;
}

/** Everything that somebody in the room should look at, the gravest first. */
export function alertsOf(room: Room): readonly Alert[] {
  const phase = phaseOf(room.state.plan);
  if (phase === 'unknown' || phase === 'closed' || phase === 'cancelled') return [];
  const found = [
    ...deskAlerts(room),
    ...clockAlerts(room),
    ...staffAlerts(room),
    ...prizeAlerts(room),
    ...playerAlerts(room),
    ...tableAlerts(room),
    ...listAlerts(room),
    ...hallAlerts(room),
  ];
  const order = { block: 0, warn: 1, info: 2 } as const;
  return found.sort((left, right) => order[left.level] - order[right.level]);
}

type Found = Partial<Alert> & Pick<Alert, 'kind' | 'level'>;

const alert = (found: Found): Alert => ({ id: found.kind, values: {}, at: null, to: null, ...found });

const deskAlerts = ({ alive }: Room): readonly Alert[] => (alive ? [] : [alert({ kind: 'linkLost', level: 'block' })]);

const stoppedLongMs = 10 * 60_000;

function clockAlerts({ state, now }: Room): readonly Alert[] {
  const { plan, clock } = state;
  const { status, anchor } = clock.core;
  if (status === 'waiting') return startAlerts({ state, now });
  if (status === 'interrupted') return [alert({ kind: 'interrupted', level: 'block', at: anchor.wall, to: 'recover' })];
  if (status === 'ended' && clock.endedBy === 'winner' && !state.standings.closed) {
    return [alert({ kind: 'winner', level: 'warn', at: anchor.wall, to: 'prizes' })];
  }
  const stoppedMs = now.wall - anchor.wall;
  if (status !== 'paused' || stoppedMs < stoppedLongMs || plan.closedAt !== null) return [];
  const values = { minutes: Math.floor(stoppedMs / 60_000) };
  return [alert({ kind: 'stoppedLong', level: 'warn', at: anchor.wall, values })];
}

function startAlerts({ state: { plan }, now }: Pick<Room, 'state' | 'now'>): readonly Alert[] {
  const found: Alert[] = [];
  const startsAt = plan.startsAt ?? Infinity;
  if (plan.director === null && plan.registration !== 'not-opened')
    found.push(alert({ kind: 'noDirector', level: 'block' }));
  const lateMs = now.wall - startsAt;
  if (lateMs >= 60_000) {
    const values = { minutes: Math.floor(lateMs / 60_000) };
    found.push(alert({ kind: 'startOverdue', level: 'warn', at: startsAt, values, to: 'start' }));
  }
  return found;
}

/** Extra staff at work, or about to be, without a complete file (FR-REG-09). */
function staffAlerts({ state: { notices } }: Room): readonly Alert[] {
  const n = incompleteFiles(notices).length;
  return n > 0 ? [alert({ kind: 'staffFiles', level: 'warn', values: { n }, to: 'compliance' })] : [];
}

/** After the end of sales: the drawers reconciled, the structure frozen, then posted. */
function prizeAlerts({ state, profile, now }: Room): readonly Alert[] {
  const moment = limitsReached(state, { at: now.wall, mono: now.mono });
  const at = salesEndedAt(state, moment);
  if (!profile || at === null) return [];
  const found: Alert[] = [];
  if (freezeOverdue(state, moment, profile.prizes)) {
    const minutes = Math.floor((now.wall - at) / 60_000);
    found.push(alert({ kind: 'freezeOverdue', level: 'block', at, values: { minutes }, to: 'prizes' }));
  }
  const { drawers, 'structure-posted': posted } = state.plan.steps;
  const { frozen } = state.prizes;
  if (!drawers || drawers.at < at) found.push(alert({ kind: 'drawersDue', level: 'warn', at, to: 'prizes' }));
  if (frozen && (!posted || posted.at < frozen.at)) {
    found.push(alert({ kind: 'structureUnposted', level: 'warn', at: frozen.at, to: 'prizes' }));
  }
  return found;
}

function playerAlerts({ state }: Room): readonly Alert[] {
  const { plan, registration, seating, standings } = state;
  const inPlay = Object.values(registration.entries).filter(
    (entry) => isPaid(entry) && !bustOf(standings, entry.entry),
  );
  const flagged = inPlay.filter(({ flags }) => flags.length > 0).map((entry) => flagAlert(entry));
  if (plan.startedAt === null || standings.closed) return flagged;
  const at = plan.startedAt;
  const absent = inPlay.filter((entry) => entry.state === 'registered').length;
  const seatless = inPlay
    .filter((entry) => entry.state === 'checked-in' && !seatOfEntry(seating, entry.entry))
    .map(({ entry }) => alert({ id: `seatless-${entry}`, kind: 'seatless', level: 'block', entry, to: 'move' }));
  const missing = alert({ kind: 'absent', level: 'warn', at, values: { n: absent }, to: 'check-in' });
  return [...flagged, ...seatless, ...(absent > 0 ? [missing] : [])];
}

/** What an entry was stopped for: the gravest of its flags, as `room.flag.<what>`. */
const flagOf = ({ flags }: Entry): string => {
  const has = (check: string, ...codes: readonly string[]): boolean =>
    flags.some((flag) => flag.check === check && (codes.length === 0 || codes.includes(flag.code)));
  if (has('exclusion')) return has('exclusion', 'excluded') ? 'exclusion' : 'exclusion-name';
  return ['suspension', 'staff', 'limitation'].find((check) => has(check)) ?? 'other';
};

const flagAlert = (found: Entry): Alert =>
  alert({
    ...{ id: `flagged-${found.entry}`, kind: 'flagged', level: 'block', entry: found.entry, to: 'registration' },
    values: { what: flagOf(found) },
  });

function tableAlerts({ state, now }: Room): readonly Alert[] {
  const { plan, seating, standings } = state;
  if (!plan.terms || plan.startedAt === null || standings.closed || clockFace(state, now)?.status === 'ended')
    return [];
  const tables = tablesOf(seating);
  const players = entriesInPlay(standings).length;
  const { finalTableSeats, seatsPerTable } = plan.terms;
  return [
    ...gapAlerts(tables),
    ...(players <= finalTableSeats ? finalTableAlerts(tables, players) : fewerAlerts(tables, players, seatsPerTable)),
    ...bubbleAlerts(state, players),
  ];
}

function gapAlerts(tables: readonly TableView[]): readonly Alert[] {
  const found = imbalanceOf(tables);
  if (!found) return [];
  const { gap, fullest, shortest } = found;
  const values = { n: gap, full: rangesText(fullest), short: rangesText(shortest) };
  return [alert({ kind: 'unequal', level: 'warn', values, to: 'move' })];
}

const finalTableAlerts = (tables: readonly TableView[], players: number): readonly Alert[] =>
  tables.length > 1 ? [alert({ kind: 'finalTable', level: 'warn', values: { n: players }, to: 'final-table' })] : [];

function fewerAlerts(tables: readonly TableView[], players: number, seatsPerTable: number): readonly Alert[] {
  if (players > (fewerTablesAt(tables, seatsPerTable) ?? 0)) return [];
  const values = { n: tables.length - 1, players };
  return [alert({ kind: 'fewerTables', level: 'info', values, to: 'break' })];
}

function bubbleAlerts({ prizes }: TournamentStreamState, players: number): readonly Alert[] {
  const places = prizes.frozen?.prizes.length;
  if (places === undefined || players !== places + 1) return [];
  return [alert({ kind: 'bubble', level: 'info', values: { places } })];
}

function listAlerts({ house, profile, zone, now }: Room): readonly Alert[] {
  if (!house || !profile) return [];
  const list = house.lists.exclusion;
  if (!list) return [alert({ kind: 'noList', level: 'warn', to: 'registration' })];
  const { alsaceMoselleHolidays, registration } = profile;
  const terms = { exclusionList: registration.exclusionList, alsaceMoselleHolidays };
  const age = listAgeOn(list.listDate, localDate(Math.floor(now.wall), zone), terms);
  if (age === 'fresh') return [];
  const values = { date: list.listDate };
  if (age === 'old') return [alert({ kind: 'listOld', level: 'warn', values, to: 'registration' })];
  return [alert({ kind: 'listTooOld', level: 'block', values, to: 'registration' })];
}

function hallAlerts({ hall, state }: Room): readonly Alert[] {
  if (hall === 'away') return [alert({ kind: 'hallAway', level: 'warn', to: 'screens' })];
  const playing = state.plan.startedAt !== null && !state.standings.closed;
  return hall === 'closed' && playing ? [alert({ kind: 'hallClosed', level: 'info', to: 'screens' })] : [];
}
