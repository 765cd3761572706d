import { localDate } from '../../../../shared/kernel/calendar.ts';
import { demoPin, type Cast } from './cast.ts';
import type { CaseResult } from './desk-cases.ts';
import { identityOf, paidBy, scanned } from './entrant.ts';
import type { Evening } from './evening.ts';
import type { EntrantRow } from './evening-files.ts';
import type { Stage } from './stage.ts';

const minuteMs = 60_000;
const floatCents = 50_000;

/** A registered entrant: the row and its entry. */
export interface Entrant {
  readonly row: EntrantRow;
  readonly entry: string;
  /** Codes of the checks that warned or were decided. */
  readonly checks: readonly string[];
}

const everyDeclaration = ['adult', 'not-barred', 'not-employee', 'not-accredited', 'plays-alone', 'accepts-rules'];

export const tillOf = (index: number): string => `caisse-${index + 1}`;

/** 16:00: the season's book, which is new, then the day. */
export async function openDay(stage: Stage, evening: Evening, cast: Cast): Promise<void> {
  await stage.do(cast.director, 'levy.openBook', seasonBook(localDate(stage.now, evening.house.time_zone)));
  await openHouseDay(stage, evening, cast);
}

/** The day, the lists of today, a drawer with its float for each cashier. */
export async function openHouseDay(stage: Stage, evening: Evening, cast: Cast): Promise<void> {
  await stage.do(cast.director, 'house.openDay', {});
  for (const { list, fileName, content } of evening.lists) {
    stage.turn = fileName;
    // The house's own lists bear no date in their names: they are as of today.
    const today = localDate(stage.now, evening.house.time_zone);
    const dated = /\d{4}-\d\d-\d\d/.test(fileName) ? {} : { listDate: today };
    await stage.do(cast.compliance, 'people.importList', { list, fileName, content, ...dated });
  }
  stage.turn = 'accounts.json';
  for (const [index, cashier] of cast.cashiers.entries()) {
    await stage.do(cashier, 'tills.open', {
      till: tillOf(index),
      floatCents,
      floatRetypedCents: floatCents,
    });
  }
}

/** The season's book 11 ter, numbered and initialled before its first line. */
export const seasonBook = (initialledOn: string): object => ({
  folios: 50,
  initialledBy: 'le comptable du Trésor, chef de poste',
  initialledOn,
  pin: demoPin,
});

/** Registers everybody in order of arrival, the cashiers in turn; a warning that `expect` names is decided "another person". */
export async function registerEntrants(
  stage: Stage,
  evening: Evening,
  {
    tournament,
    cast,
    until,
    onEach,
  }: { tournament: string; cast: Cast; until: number; onEach: (done: number) => void },
): Promise<Entrant[]> {
  const entrants: Entrant[] = [];
  const leftMs = Math.max(0, until - stage.now);
  const stepMs = Math.min(minuteMs, Math.floor(leftMs / (evening.entrants.length + 1)));
  for (const [index, row] of evening.entrants.entries()) {
    stage.turn = `entries.csv ${row.ref}`;
    await stage.wait(stepMs);
    const turn = index % cast.cashiers.length;
    const { entry, checks } = await stage.do<Omit<Entrant, 'row'>>(
      cast.cashiers[turn] ?? '',
      'registration.registerPlayer',
      {
        ...registrationOf(row, { tournament, evening }),
        till: tillOf(turn),
      },
    );
    entrants.push({ row, entry, checks });
    onEach(entrants.length);
  }
  return entrants;
}

/** A row's registration, complete but for the till. */
export function registrationOf(
  row: EntrantRow,
  { tournament, evening }: { tournament: string; evening: Evening },
): object {
  const { buy_in_cents, fee_cents } = evening.tournament;
  return {
    tournament,
    identity: identityOf(row),
    ...scanned(row),
    documentVerdict: 'valid',
    ...signedDecisions(row),
    bulletin: { signed: true, channel: 'handed-in', declarations: everyDeclaration },
    publicName: false,
    ...paidBy(row.payment, buy_in_cents + fee_cents),
  };
}

const expectedWarnings = ({ expect }: EntrantRow): readonly string[] =>
  expect
    .split(/[\s,;]+/)
    .filter((word) => word.startsWith('warn:'))
    .map((word) => word.slice('warn:'.length));

/** Of whom the file expects warnings, and which of them the desk found. A warning that it does not expect was refused. */
export const warningsFound = (entrants: readonly Entrant[]): CaseResult[] =>
  entrants.flatMap(({ row, checks }) => {
    const expected = expectedWarnings(row);
    const named = (codes: readonly string[]): string => codes.map((code) => `warn:${code}`).join(',') || 'pass';
    const found = named(expected.filter((code) => checks.includes(code)));
    return expected.length === 0 ? [] : [{ ref: row.ref, expected: named(expected), found }];
  });

/** What the cashier decides on the warnings that the row expects, why, and the signature. */
function signedDecisions(row: EntrantRow): object {
  const decisions = expectedWarnings(row).map((code) => ({
    code,
    outcome: 'another-person',
    reason: 'Date de naissance différente sur la pièce présentée : autre personne.',
  }));
  return decisions.length > 0 ? { decisions, pin: demoPin } : {};
}
