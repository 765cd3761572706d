import { rolesOf } from '../../../../shared/domain/accounts/index.ts';
import { taskInFrench, type FilingEvents } from '../../../../shared/domain/notices/index.ts';
import { poolOf, prizesFrom } from '../../../../shared/domain/prizes/index.ts';
import { formatRule } from '../../../../shared/domain/profile/index.ts';
import { gameInFrench, limitInFrench, type TournamentTerms } from '../../../../shared/domain/tournament/index.ts';
import { addDays } from '../../../../shared/kernel/calendar.ts';
import { cents } from '../../../../shared/kernel/cents.ts';
import { monthInWords } from '../../../../shared/kernel/date-words.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { referenceOf, setTerms } from './letters.ts';
import { paperBase, staffName, type HouseSource } from './source.ts';

type MonthEvent = PaperModels['month-table']['events'][number];

/** Annexes of ten places, as authorities are used to. */
const mostPlaces = 10;

/** The table of a month's tournaments that goes with its letter, and the prizes of each if it fills. */
export function monthTableModel(source: HouseSource): PaperModels['month-table'] {
  const { event, profile, read } = source;
  const { notice, month, tournaments } = event.data as FilingEvents['notices.setPrepared'];
  const { accounts } = read.state('house');
  const committee = Object.keys(accounts.byId).filter((id) => rolesOf(accounts, id).includes('committee-member'));
  return {
    ...paperBase(source),
    reference: referenceOf(notice),
    month: monthInWords(month),
    rateBasisPoints: profile.levy.rateBasisPoints,
    direction: committee.map((account) => staffName(source, account)),
    events: setTerms(source, tournaments).map(({ terms }) => monthEvent(source, terms)),
  };
}

function monthEvent({ profile }: HouseSource, terms: TournamentTerms): MonthEvent {
  const baseCents = cents(terms.buyInCents * terms.registration.capacity);
  const { guaranteeCents } = terms;
  const pool = poolOf({
    ...{ baseCents, guaranteeCents, extraCents: cents(0) },
    rateBasisPoints: profile.levy.rateBasisPoints,
  });
  const { places, bounty, goods, prizeEntries } = prizesFrom({ ...pool, entrants: terms.registration.capacity }, terms);
  return {
    ...{ name: terms.name, startsAt: terms.startsAt, room: terms.room, guaranteeCents, baseCents },
    sessions: (terms.sessions ?? []).map(({ startsAt, room }) => ({ startsAt, room })),
    prizes: terms.prizeEntries ? 'entrées, puis espèces' : 'en espèces',
    game: gameInFrench(terms.game),
    format: formatRule(profile, terms.format)?.name.fr ?? terms.format,
    caveCents: terms.buyInCents,
    feeCents: terms.feeCents,
    capacity: terms.registration.capacity,
    rebuysUntil: terms.rebuy && limitInFrench(terms.rebuy.until),
    levyCents: pool.levyCents,
    poolCents: pool.poolCents,
    places: places.slice(0, mostPlaces).map(({ rank, basisPoints, amountCents, kind }) => ({
      ...{ rank, basisPoints, amountCents },
      ...(kind === 'entry' && { isEntry: true }),
    })),
    ...(bounty && { bounty }),
    ...(goods && { goods }),
    ...(prizeEntries && { entriesTo: prizeEntries.name }),
  };
}

const weekDays = 7;

/** The week's sheet: who works on which of its days. */
export function signInSheetModel(source: HouseSource): PaperModels['sign-in-sheet'] {
  const { event, read } = source;
  const { sheet, week, workers, tournaments } = event.data as FilingEvents['notices.sheetIssued'];
  const nameOf = (id: string): string => read.state('tournament', id).plan.terms?.name ?? id;
  const dayOf = (id: string): readonly string[] =>
    tournaments.filter(({ tournament }) => tournament === id).map(({ day }) => day);
  const days = Array.from({ length: weekDays }, (_, index) => addDays(week, index));
  return {
    ...paperBase(source),
    reference: referenceOf(sheet),
    week,
    days: days.map((day) => ({
      day,
      tournaments: tournaments.filter((each) => each.day === day).map(({ tournament }) => nameOf(tournament)),
    })),
    workers: workers.map(({ textId, task, tournaments: works }) => ({
      name: read.vault.text(textId) ?? '—',
      task: taskInFrench(task),
      days: works.flatMap(dayOf),
    })),
  };
}

/** The month's totals, line by line: names of tournaments, figures of the book. */
export function monthlyStatementModel(source: HouseSource): PaperModels['monthly-statement'] {
  const { event, read, profile } = source;
  const { statement, month, lines } = event.data as FilingEvents['notices.statementIssued'];
  return {
    ...paperBase(source),
    reference: referenceOf(statement),
    month: monthInWords(month),
    rateBasisPoints: profile.levy.rateBasisPoints,
    lines: lines.map(({ tournament, ...figures }) => ({
      ...figures,
      name: read.state('tournament', tournament).plan.terms?.name ?? tournament,
    })),
  };
}
