import { dueNotices, noticeGate, noticeList, type DueNotice } from '../../../shared/domain/notices/index.ts';
import { listAgeOn } from '../../../shared/domain/people/index.ts';
import type { Profile } from '../../../shared/domain/profile/index.ts';
import {
  guaranteesMissing,
  openingSteps,
  tablesSealed,
  type OpeningStep,
} from '../../../shared/domain/tournament/index.ts';
import type { HouseStreamState, TournamentStreamState } from '../../../shared/domain/streams.ts';
import { daysBetween, localDate } from '../../../shared/kernel/calendar.ts';

/** Lines that the desk knows by itself, and those that people tick. */
type KnownCheck =
  'rules' | 'director' | 'notices' | 'draw' | 'tables' | 'list' | 'day' | 'tills' | 'guarantees' | 'unsealing';
export type CheckName = KnownCheck | OpeningStep;

/** `todo`: nothing wrong, still to be done. `warn`: done, but somebody should look. `block`: the desk would refuse. */
export type CheckState = 'done' | 'todo' | 'warn' | 'block';

export interface OpeningCheck {
  readonly name: CheckName;
  readonly state: CheckState;
  /** The desk does not open registration before. */
  readonly gate: boolean;
  /** Values for the line's text: counts, days. */
  readonly figures: Readonly<Record<string, number>>;
  /** Articles of the order behind it; empty where the house decides. */
  readonly article: string;
}

export interface ChecklistFacts {
  readonly state: TournamentStreamState;
  readonly house: HouseStreamState;
  readonly profile: Profile;
  /** Drawers with an open session. */
  readonly openTills: number;
  readonly now: number;
  readonly zone: string;
}

/** What must be ready before people register, in the order in which a house gets it ready. */
export const openingChecklist = (facts: ChecklistFacts): readonly OpeningCheck[] => [
  rules(facts),
  director(facts),
  notices(facts),
  draw(facts),
  tables(facts),
  list(facts),
  day(facts),
  tills(facts),
  ...openingSteps.map((step) => ticked(step, facts)),
  ...premises(facts),
];

function rules({ state: { plan } }: ChecklistFacts): OpeningCheck {
  const figures = { version: plan.rules?.version ?? 0 };
  return { name: 'rules', state: plan.rules ? 'done' : 'todo', gate: true, figures, article: '57-7' };
}

function director({ state: { plan } }: ChecklistFacts): OpeningCheck {
  return { name: 'director', state: plan.director ? 'done' : 'todo', gate: false, figures: {}, article: '57-9' };
}

function notices({ state, profile, zone, now }: ChecklistFacts): OpeningCheck {
  const owed = dueNotices(state, profile, { zone }).filter(({ kind }) => kind !== 'extra-staff');
  const made = noticeList(state.notices);
  const gate = noticeGate(state, profile, zone);
  const overdue = owed.some(({ lateAfterAt }) => lateAfterAt < now) && gate.notSent.length > 0;
  const figures = {
    owed: owed.length,
    prepared: owed.filter((due) => made.some((notice) => isFor(notice, due))).length,
    sent: owed.length - gate.notSent.length,
    late: gate.late.length,
    notReceived: gate.notReceived.length,
  };
  const article = profile.notices.find(({ kind }) => kind === owed[0]?.kind)?.article ?? '';
  return { name: 'notices', state: noticesState(gate, overdue), gate: true, figures, article };
}

type Addressed = Pick<DueNotice, 'kind' | 'recipient' | 'occasion'>;

const isFor = (notice: Addressed, due: Addressed): boolean =>
  notice.kind === due.kind && notice.recipient === due.recipient && notice.occasion === due.occasion;

function noticesState({ notSent, late, notReceived }: ReturnType<typeof noticeGate>, overdue: boolean): CheckState {
  if (overdue) return 'block';
  if (notSent.length > 0) return 'todo';
  return late.length > 0 || notReceived.length > 0 ? 'warn' : 'done';
}

function draw({ state: { seating } }: ChecklistFacts): OpeningCheck {
  const state = seating.commitment === null ? 'todo' : 'done';
  return { name: 'draw', state, gate: false, figures: {}, article: '57-10' };
}

function tables({ state: { seating, plan } }: ChecklistFacts): OpeningCheck {
  const open = Object.values(seating.tables).filter((table) => table.open);
  const seats = open.length * (plan.terms?.seatsPerTable ?? 0);
  const figures = { open: open.length, seats, planned: plan.terms?.tables.length ?? 0 };
  return { name: 'tables', state: open.length > 0 ? 'done' : 'todo', gate: false, figures, article: '' };
}

function list({ house, profile, now, zone }: ChecklistFacts): OpeningCheck {
  const version = house.lists.exclusion;
  const head = { name: 'list', gate: false, article: '22' } as const;
  if (!version) return { ...head, state: 'block', figures: { days: 0 } };
  const today = localDate(now, zone);
  const terms = { ...profile.registration, alsaceMoselleHolidays: profile.alsaceMoselleHolidays };
  const state = { fresh: 'done', old: 'warn', 'too-old': 'block' } as const;
  return {
    ...head,
    state: state[listAgeOn(version.listDate, today, terms)],
    figures: { days: daysBetween(version.listDate, today) },
  };
}

function day({ house }: ChecklistFacts): OpeningCheck {
  return { name: 'day', state: house.day.open ? 'done' : 'todo', gate: false, figures: {}, article: '' };
}

function tills({ openTills }: ChecklistFacts): OpeningCheck {
  const state = openTills > 0 ? 'done' : 'todo';
  return { name: 'tills', state, gate: false, figures: { open: openTills }, article: '' };
}

const ticked = (name: OpeningStep, { state: { plan } }: ChecklistFacts): OpeningCheck => ({
  ...{ name, gate: false, figures: {}, article: '' },
  state: plan.steps[name] ? 'done' : 'todo',
});

/** In annex premises: the gaming rooms' guarantees, and packs unsealed before the public at each table (FR-REG-02, FR-REG-101). */
function premises({ state: { plan }, profile }: ChecklistFacts): readonly OpeningCheck[] {
  if (!plan.terms || !profile.annexKinds.includes(plan.terms.roomKind)) return [];
  const missing = guaranteesMissing(plan, profile).length;
  const sealed = tablesSealed(plan, profile).length;
  const broken = plan.unsealings.filter(({ bandIntact }) => !bandIntact).length;
  const looked = broken > 0 ? 'warn' : 'done';
  return [
    { name: 'guarantees', state: missing > 0 ? 'warn' : 'done', gate: false, figures: { missing }, article: '57-5' },
    {
      name: 'unsealing',
      state: sealed > 0 ? 'todo' : looked,
      gate: false,
      figures: { sealed, broken },
      article: '57-12',
    },
  ];
}
