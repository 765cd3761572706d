import { localDate, seasonOf } from '../../kernel/calendar.ts';
import { dayInWords, monthInWords, weekdayName } from '../../kernel/date-words.ts';
import { noticeDuty, type Profile } from '../profile/index.ts';
import type { TournamentTerms } from '../tournament/index.ts';
import type { SeasonNote, SetLetter } from './filings.ts';
import { addressing, basisOf, closingOf, type NoticeLetter } from './letter.ts';

interface HouseLetterFacts {
  readonly profile: Profile;
  readonly zone: string;
  readonly seasonStarts: string;
  /** Recipients' roles of the letters that say the same. */
  readonly recipients: readonly string[];
}

/** The season's note: which tables single-table tournaments are played on (FR-REG-15, FR-REG-16). */
export function seasonNoteLetter(note: SeasonNote, facts: HouseLetterFacts): NoticeLetter | undefined {
  const { profile } = facts;
  const duty = noticeDuty(profile, 'season-note');
  if (!duty) return undefined;
  const many = note.tables.length > 1;
  const { firstDay, lastDay } = seasonOf(`${note.season.slice(0, 4)}-12-31`, facts.seasonStarts);
  const tables = many ? 'les numéros des tables de jeu affectées' : 'le numéro de la table de jeu affectée';
  return {
    notice: note.notice,
    ...addressing(note.recipient, facts),
    subject: `Saison des jeux ${note.season}, ${many ? 'tables affectées' : 'table affectée'} aux tournois à table unique`,
    legalBasis: `${profile.order.short}, article ${duty.article}`,
    opening: `${basisOf({ profile, duty })} vous faire connaître, avant l’ouverture de la saison des jeux ${note.season}, ${tables} aux tournois à table unique.`,
    conditions: [
      ['Saison des jeux', `du ${dayInWords(firstDay)} au ${dayInWords(lastDay)}`],
      [many ? 'Tables affectées' : 'Table affectée', `n° ${listInFrench(note.tables.map(String))}`],
      ...mostPlayers(profile),
    ],
    closing: singleTableClosing(profile),
    attachments: [],
    profile: profile.name,
  };
}

function mostPlayers({ formats }: Profile): [string, string][] {
  const most = formats.find(({ format }) => format === 'single-table')?.maxPlayers ?? null;
  return most === null ? [] : [['Participants', `${most} au plus par séance`]];
}

function singleTableClosing(profile: Profile): readonly string[] {
  const duty = noticeDuty(profile, 'single-table');
  if (duty?.term.unit !== 'hours') return [];
  return [
    `Chaque tournoi à table unique vous sera annoncé au moins ${duty.term.count} heures à l’avance (art. ${duty.article}).`,
  ];
}

export interface SetTerms {
  readonly tournament: string;
  readonly terms: TournamentTerms;
}

/** The letter that declares a month's tournaments: their days by weekday; the rest is in the table and its annexes. */
export function setLetter(
  letter: SetLetter,
  facts: HouseLetterFacts & { readonly tournaments: readonly SetTerms[] },
): NoticeLetter | undefined {
  const { profile, zone, tournaments } = facts;
  const duty = noticeDuty(profile, 'general');
  if (!duty) return undefined;
  const month = monthInWords(letter.month);
  const count = tournaments.length;
  return {
    notice: letter.notice,
    ...addressing(letter.recipient, facts),
    subject: `Tournois de poker ${ofMonth(month)}, information préalable`,
    legalBasis: `${profile.order.short}, article ${duty.article}`,
    opening: `${basisOf({ profile, duty })} porter à votre connaissance les conditions d’organisation ${count > 1 ? 'des tournois organisés' : 'du tournoi organisé'} au mois ${ofMonth(month)}, aux dates suivantes.`,
    conditions: daysByWeekday(tournaments, zone),
    closing: [
      `Vous trouverez ci-joints les conditions d’organisation ainsi que le règlement de chaque tournoi.`,
      ...closingOf(profile),
    ],
    attachments: [
      'Tableau des tournois et annexes de dotation',
      ...letter.tournaments.map(({ tournament, rulesVersion }) => {
        const name = tournaments.find((each) => each.tournament === tournament)?.terms.name ?? tournament;
        return `Règlement de « ${name} », version ${rulesVersion}`;
      }),
    ],
    profile: profile.name,
  };
}

/** `de juin 2027`, `d’août 2027`. */
const ofMonth = (month: string): string => (/^[ao]/.test(month) ? `d’${month}` : `de ${month}`);

/** `Vendredi` → `4, 11 et 18 juin`: weekdays in their order, days in theirs. */
function daysByWeekday(tournaments: readonly SetTerms[], zone: string): [string, string][] {
  const days = [...new Set(tournaments.map(({ terms }) => localDate(terms.startsAt, zone)))].sort();
  const byWeekday = Map.groupBy(days, (day) => weekdayName(day, 'fr'));
  return [...byWeekday].map(([weekday, of]) => {
    const numbers = of.map((day) => dayInWords(day).split(' ')[0] ?? '');
    const name = weekday.charAt(0).toLocaleUpperCase('fr') + weekday.slice(1) + (of.length > 1 ? 's' : '');
    return [name, `${listInFrench(numbers)} ${monthInWords((of[0] ?? '').slice(0, 7))}`];
  });
}

/** `4`, `4 et 5`, `4, 5 et 6` */
const listInFrench = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`;
