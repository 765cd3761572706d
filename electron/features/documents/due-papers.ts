import type { ConductEvents } from '../../../shared/domain/conduct/index.ts';
import type { DocumentEvents, DocumentKind } from '../../../shared/domain/documents/index.ts';
import type { DayEvents, HouseEvents } from '../../../shared/domain/house/index.ts';
import type { BookEvents, LevyEvents } from '../../../shared/domain/levy/index.ts';
import type { NoticeEvents } from '../../../shared/domain/notices/index.ts';
import type { PrizesEvents } from '../../../shared/domain/prizes/index.ts';
import type { RegistrationEvents } from '../../../shared/domain/registration/index.ts';
import type { RegistersEvents } from '../../../shared/domain/registers/index.ts';
import type { TillEvents } from '../../../shared/domain/tills/index.ts';
import type { TournamentEvents } from '../../../shared/domain/tournament/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';

/** A paper that an event makes due. */
export interface DuePaper {
  readonly paper: string;
  readonly kind: DocumentKind;
  readonly number: string | null;
  readonly ref: string;
  readonly duplicateOf?: string;
  readonly copy?: number;
}

type HeardEvents = RegistrationEvents &
  TournamentEvents &
  NoticeEvents &
  PrizesEvents &
  LevyEvents &
  BookEvents &
  DayEvents &
  Pick<HouseEvents, 'house.rulesPublished'> &
  Pick<DocumentEvents, 'documents.reprinted'> &
  TillEvents &
  RegistersEvents &
  ConductEvents;

/** What stands before the event: the tournament of its stream, and papers that fell due earlier. */
export interface DueBefore {
  /** Empty on the house's stream. */
  readonly tournament: string;
  /** The number that an earlier paper on the same subject carries. */
  readonly numberOf: (kind: DocumentKind, ref: string) => string | null;
  /** The lines of the book 11 ter that tournaments had written, as `book/line`, in order. */
  readonly bookLinesOf: (tournaments: readonly string[]) => readonly string[];
}

/** Which papers an event makes due. Names tell kind and subject, never a person. */
type DueOf<Data> = (data: Data, event: JournalEvent, before: DueBefore) => readonly DuePaper[];

type DueRules = { readonly [Type in keyof HeardEvents]?: DueOf<HeardEvents[Type]> };

const numbered = (kind: DocumentKind, number: string, ref: string): DuePaper => ({
  paper: `${kind}-${number.toLowerCase()}`,
  kind,
  number,
  ref,
});

const unnumbered = (kind: DocumentKind, name: string, ref: string): DuePaper => ({
  paper: `${kind}-${name}`,
  kind,
  number: null,
  ref,
});

const kindsBySeries = {
  R: 'receipt',
  C: 'rebuy-receipt',
  A: 'refund-receipt',
  P: 'payment-slip',
} as const satisfies Readonly<Record<string, DocumentKind>>;

/** The paper that carries a number as its own: the receipt, not the form that cites it. */
function originalOf(number: string, ref: string): DuePaper | undefined {
  const series = number.charAt(0);
  return series in kindsBySeries
    ? numbered(kindsBySeries[series as keyof typeof kindsBySeries], number, ref)
    : undefined;
}

const registerPage = (book: string, line: number, step: string): DuePaper =>
  unnumbered('register-page', `${book}-${line}-${step}`, `${book}/${line}`);

const registerMention = (book: string, volume: number, side: 'opening' | 'closing'): DuePaper =>
  unnumbered('register-mention', `${book}-${volume}-${side}`, `${book}/${volume}/${side}`);

/** A day's lines stand on one folio, or on two that follow each other. */
const firstAndLast = <Each>(lines: readonly Each[]): readonly Each[] =>
  lines.filter((_, index) => index === 0 || index === lines.length - 1);
/** A letter is drawn anew for another version of the rules, and for another list of staff. */
const noticePaper = (notice: string, version: number, edition: number): string =>
  `${notice}-v${version}${edition > 0 ? `-e${edition}` : ''}`;

const observation = (year: number, number: number, answers: number): DuePaper =>
  unnumbered('observation', `${year}-${number}${answers > 0 ? `-r${answers}` : ''}`, `${year}/${number}`);

const slip = ({ number, entry }: { readonly number: string; readonly entry: string }): readonly DuePaper[] => [
  numbered('payment-slip', number, entry),
];

const checkInList: DueOf<object> = (_data, { rev }, { tournament }) => [
  unnumbered('check-in-list', `${tournament}-${rev}`, 'check-in'),
];

const refundSheet = (tournament: string): DuePaper => unnumbered('refund-sheet', tournament, 'refunds');

/** The report once more under its number, with the decision that was taken on the incident. */
const decidedOn: DueOf<{ readonly incident: string | null }> = ({ incident }, { rev }, { numberOf }) => {
  if (incident === null) return [];
  const report = unnumbered('incident-report', `${incident}-${rev}`, incident);
  return [{ ...report, number: numberOf('incident-report', incident) }];
};

/** A paper of annex premises: its number is made of the tournament and the line of its stream. */
const ofPremises =
  (kind: 'premises-checklist' | 'unsealing-record', series: string): DueOf<object> =>
  (_data, { rev }, { tournament }) => [
    { ...unnumbered(kind, `${tournament}-${rev}`, kind), number: `${series}-${tournament}-${rev}` },
  ];

/** The folios that a day wrote, once more with its seal. */
const sealedPages = (day: string, lines: readonly string[]): readonly DuePaper[] =>
  firstAndLast(lines).map((ref) => {
    const [book = '', line = ''] = ref.split('/');
    return registerPage(book, Number(line), `sealed-${day}`);
  });

/** Decision 34: each legal moment has its paper, taken from the event that is the moment. */
export const dueRules: DueRules = {
  'registration.playerRegistered': ({ number, entry }) => [
    numbered('bulletin', number, entry),
    numbered('receipt', number, entry),
  ],
  'registration.rebought': ({ number, entry }) => [numbered('rebuy-receipt', number, entry)],
  'registration.bonusSold': ({ number, entry }) => [numbered('rebuy-receipt', number, entry)],
  'registration.bonusRefunded': ({ refundNumber, entry }) => [numbered('refund-receipt', refundNumber, entry)],
  'registration.rebuyRefunded': ({ refundNumber, entry }) => [numbered('refund-receipt', refundNumber, entry)],
  'registration.cancelled': ({ refundNumber, entry }) => [numbered('refund-receipt', refundNumber, entry)],
  'registration.refunded': ({ refundNumber, entry }) => [numbered('refund-receipt', refundNumber, entry)],
  'registration.reprinted': ({ number, entry, copy }) => {
    const original = originalOf(number, entry);
    if (!original) return [];
    return [{ ...original, paper: `${original.paper}-d${copy}`, duplicateOf: original.paper, copy }];
  },
  'tournament.rulesPublished': ({ version }, _event, { tournament }) => [
    {
      ...unnumbered('rules-booklet', `${tournament}-v${version}`, `version-${version}`),
      paper: `rules-${tournament}-v${version}`,
    },
  ],
  'tournament.directorAppointed': ({ account }, { rev }, { tournament }) => [
    unnumbered('appointment', `${tournament}-${rev}`, account),
  ],
  'tournament.started': (_data, event, before) => [
    unnumbered('seat-list', `name-${before.tournament}`, 'name'),
    unnumbered('seat-list', `table-${before.tournament}`, 'table'),
    ...checkInList(_data, event, before),
    unnumbered('paper-kit', before.tournament, 'started'),
  ],
  'tournament.registrationClosed': checkInList,
  'tournament.cancelled': (_data, _event, { tournament }) => [refundSheet(tournament)],
  'conduct.incidentRecorded': ({ number, incident }) => [numbered('incident-report', number, incident)],
  'conduct.warned': decidedOn,
  'conduct.expelledForTime': decidedOn,
  'conduct.expelled': decidedOn,
  'conduct.playSuspended': (_data, { rev }, { tournament }) => [
    unnumbered('halt-record', `${tournament}-${rev}`, 'suspended'),
  ],
  'conduct.playStopped': (_data, { rev }, { tournament }) => [
    unnumbered('halt-record', `${tournament}-${rev}`, 'stopped'),
    refundSheet(tournament),
  ],
  'notices.prepared': ({ notice, rulesVersion, edition, set }) =>
    // In a set the month's letter tells of it.
    set === null ? [unnumbered('notice-letter', noticePaper(notice, rulesVersion, edition), notice)] : [],
  'notices.seasonNotePrepared': ({ notice, edition }) => [
    unnumbered('notice-letter', noticePaper(notice, edition, 0), notice),
  ],
  'notices.setPrepared': ({ notice, edition }) => [
    unnumbered('notice-letter', noticePaper(notice, edition, 0), notice),
    unnumbered('month-table', `${notice}-v${edition}`, notice),
  ],
  'notices.statementIssued': ({ statement, month }) => [unnumbered('monthly-statement', statement, month)],
  'notices.sheetIssued': ({ sheet, week }) => [unnumbered('sign-in-sheet', sheet, week)],
  'prizes.structureFrozen': (_data, { rev }, { tournament }) => [
    unnumbered('prize-sheet', `${tournament}-${rev}`, 'frozen'),
  ],
  'prizes.leftUnclaimed': ({ number, entry }) =>
    number === undefined ? [] : [numbered('entry-voucher', number, entry)],
  'prizes.paid': slip,
  'prizes.unclaimedPaid': slip,
  'levy.lineEntered': ({ book, line }) => [registerPage(book, line, 'entered')],
  'levy.lineCertified': ({ book, line }) => [registerPage(book, line, 'certified')],
  'levy.lineCountersigned': ({ book, line }) => [registerPage(book, line, 'countersigned')],
  'levy.lineCorrected': ({ book, line }) => [registerPage(book, line, 'corrected')],
  'levy.dayCarried': ({ lines }) => firstAndLast(lines).map(({ book, line }) => registerPage(book, line, 'carried')),
  'house.dayClosed': ({ day, tournaments }, _event, { bookLinesOf }) => [
    unnumbered('day-seal', day, day),
    ...sealedPages(day, bookLinesOf(tournaments)),
  ],
  'house.rulesPublished': ({ version }) => [
    { ...unnumbered('house-rules', `v${version}`, `version-${version}`), number: `RI-${version}` },
  ],
  'tournament.guaranteesShown': ofPremises('premises-checklist', 'GE'),
  'tournament.packsUnsealed': ofPremises('unsealing-record', 'DS'),
  'documents.reprinted': ({ paper, kind, number, ref, copy }) => [
    { ...{ kind, number, ref, copy }, paper: `${paper}-d${copy}`, duplicateOf: paper },
  ],
  'levy.bookOpened': ({ book, volume }) => [registerMention(book, volume, 'opening')],
  'levy.bookClosed': ({ book, volume }) => [registerMention(book, volume, 'closing')],
  'till.read': ({ till, number }) => [unnumbered('till-reading', `${till}-x-${number}`, `${till}/X/${number}`)],
  'till.closed': ({ till, session }) => [unnumbered('till-reading', `${session}-z`, `${till}/Z/${session}`)],
  'registers.observationEntered': ({ year, number }) => [observation(year, number, 0)],
  'registers.observationAnswered': ({ year, number, answer }) => [observation(year, number, answer)],
  'registers.watchExported': ({ export: name, day }) => [unnumbered('watch-sheet', name.replaceAll('_', '-'), day)],
};
