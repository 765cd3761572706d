import { formatCount, formatMoney, formatPercent } from '../../kernel/money-format.ts';
import {
  formatRule,
  noticeDuty,
  type NoticeDuty,
  type Profile,
  profileLabel,
  recipientRule,
} from '../profile/index.ts';
import {
  gameInFrench,
  limitInFrench,
  momentInFrench,
  type Plan,
  type PrizeEntries,
  type TournamentTerms,
} from '../tournament/index.ts';
import type { Notice } from './state.ts';

/** What one notice letter says, in French, beside the house's own block and the date: the paper draws this. */
export interface NoticeLetter {
  readonly notice: string;
  /** The addressee as the profile names him; the address is the house's (`house.recipientsSet`). */
  readonly recipient: string;
  readonly recipientRole: string;
  readonly salutation: string;
  readonly subject: string;
  readonly legalBasis: string;
  readonly otherRecipients: readonly string[];
  readonly opening: string;
  /** Label and value of each organising condition, in order. */
  readonly conditions: readonly (readonly [label: string, value: string])[];
  readonly closing: readonly string[];
  readonly attachments: readonly string[];
  readonly profile: string;
}

export interface LetterFacts {
  readonly plan: Plan;
  readonly profile: Profile;
  readonly zone: string;
  /** Recipients' roles of the letters of the same kind and occasion. */
  readonly recipients: readonly string[];
  /** The extra staff by name, for the letter that tells of them (FR-REG-08). */
  readonly staff?: readonly { readonly name: string; readonly task: string }[];
}

/** The letter of one notice, made from the tournament's terms. Answers `undefined` before the tournament is planned. */
export function noticeLetter(notice: Notice, facts: LetterFacts): NoticeLetter | undefined {
  const { terms } = facts.plan;
  const duty = noticeDuty(facts.profile, notice.kind);
  if (!terms || !duty) return undefined;
  return {
    notice: notice.notice,
    ...addressing(notice.recipient, facts),
    ...words(notice, { ...facts, terms, duty }),
    legalBasis: `${facts.profile.order.short}, article ${duty.article}`,
    attachments: duty.attachRules ? [`Règlement du tournoi, version ${notice.rulesVersion}`] : [],
    profile: profileLabel(facts.profile, 'fr'),
  };
}

type Words = Pick<NoticeLetter, 'subject' | 'opening' | 'conditions' | 'closing'>;
type Telling = LetterFacts & { readonly terms: TournamentTerms; readonly duty: NoticeDuty };

function words(notice: Notice, told: Telling): Words {
  if (notice.kind === 'change-or-cancel') return changeWords(notice, told);
  if (notice.kind === 'extra-staff') return staffWords(told);
  return {
    subject: `Tournoi de poker « ${told.terms.name} », information préalable`,
    opening: `${basisOf(told)} porter à votre connaissance les conditions d’organisation du tournoi suivant.`,
    conditions: conditionsOf(told.terms, told),
    closing: closingOf(told.profile),
  };
}

/** `Conformément à l’article 57-5 de l’arrêté …, j’ai l’honneur de`: every letter begins with its law. */
export const basisOf = ({ profile, duty }: Pick<Telling, 'profile' | 'duty'>): string =>
  `Conformément à l’article ${duty.article} de l’${profile.order.long}, j’ai l’honneur de`;

/** Whom the letter goes to, how it speaks to them, and who else gets one. */
export function addressing(
  recipient: string,
  { profile, recipients }: Pick<LetterFacts, 'profile' | 'recipients'>,
): Pick<NoticeLetter, 'recipient' | 'recipientRole' | 'salutation' | 'otherRecipients'> {
  const nameOf = (role: string): string => recipientRule(profile, role)?.name.fr ?? role;
  return {
    recipient: nameOf(recipient),
    recipientRole: recipient,
    salutation: recipientRule(profile, recipient)?.salutation ?? 'Monsieur,',
    otherRecipients: recipients.filter((role) => role !== recipient).map(nameOf),
  };
}

/** A change of the date or hour, or the cancellation (FR-REG-67…69): what was announced, and what holds now. */
function changeWords(notice: Notice, told: Telling): Words {
  const { plan, terms, zone } = told;
  const change = plan.changes[notice.occasion - 1];
  const from = momentInFrench(change?.fromAt ?? plan.startsAt ?? terms.startsAt, zone);
  const place: [string, string] = ['Lieu', placeOf(terms, told.profile)];
  const basis = `${basisOf(told)} vous informer que`;
  if (!change)
    return {
      subject: `Tournoi de poker « ${terms.name} », annulation`,
      opening: `${basis} le tournoi « ${terms.name} », prévu le ${from}, est annulé.`,
      conditions: [['Date et heure annoncées', from], place],
      closing: [
        'Les inscrits sont remboursés de leur droit d’inscription et de leur cave, à l’exclusion de toute autre somme.',
      ],
    };
  if (change.lackOfPlayers) return lackWords(change, told);
  const to = momentInFrench(change.toAt, zone);
  const moved = change.toAt < change.fromAt ? 'avancé' : 'reporté';
  return {
    subject: `Tournoi de poker « ${terms.name} », modification de la date ou de l’heure`,
    opening: `${basis} le début du tournoi « ${terms.name} », prévu le ${from}, est ${moved} au ${to}.`,
    conditions: [['Date et heure annoncées', from], ['Nouvelle date et heure', to], place],
    closing: ['Les autres conditions d’organisation sont inchangées.'],
  };
}

/** An event that is put off for lack of players: its own article, told as soon as possible and not in so many hours (later text). */
function lackWords({ fromAt, toAt }: Plan['changes'][number], { profile, terms, zone }: Telling): Words {
  const from = momentInFrench(fromAt, zone);
  const to = momentInFrench(toAt, zone);
  const article = profile.postponement?.article ?? '';
  return {
    subject: `Tournoi de poker « ${terms.name} », report faute de joueurs`,
    opening: `Conformément à l’article ${article} de l’${profile.order.long}, j’ai l’honneur de vous informer, dès que possible, que le tournoi « ${terms.name} », prévu le ${from}, n’a pas réuni assez de joueurs et est reporté au ${to}.`,
    conditions: [
      ['Date et heure annoncées', from],
      ['Nouvelle date et heure', to],
      ['Lieu', placeOf(terms, profile)],
      ['Motif', 'Nombre insuffisant de joueurs'],
    ],
    closing: ['Les autres conditions d’organisation et le règlement du tournoi sont inchangés.'],
  };
}

/** The staff hired for the tournament, by name and task (FR-REG-08, FR-REG-09). */
function staffWords(told: Telling): Words {
  const { terms, zone, staff = [] } = told;
  return {
    subject: `Tournoi de poker « ${terms.name} », personnel supplémentaire`,
    opening: `${basisOf(told)} vous informer que le personnel supplémentaire désigné ci-après est engagé à titre temporaire pour le tournoi « ${terms.name} ».`,
    conditions: [
      ['Date et heure', momentInFrench(terms.startsAt, zone)],
      ['Lieu', placeOf(terms, told.profile)],
      ...staff.map(({ name, task }): [string, string] => [name, task]),
    ],
    closing: ['Pour chacune de ces personnes, un dossier conforme à l’article 15 est tenu à votre disposition.'],
  };
}

const placeOf = (terms: TournamentTerms, profile: Profile): string =>
  profile.annexKinds.includes(terms.roomKind) ? `${terms.room}, local annexe` : terms.room;

/** That changes will be told of in time, where the profile says how long before. */
export function closingOf(profile: Profile): readonly string[] {
  const duty = noticeDuty(profile, 'change-or-cancel');
  if (duty?.term.unit !== 'hours') return [];
  return [
    `Toute modification ou annulation vous sera communiquée au moins ${duty.term.count} heures à l’avance (art. ${duty.article}).`,
  ];
}

function conditionsOf(terms: TournamentTerms, { profile, zone }: LetterFacts): NoticeLetter['conditions'] {
  const seats = `${terms.tables.length} table${terms.tables.length > 1 ? 's' : ''} de ${terms.seatsPerTable} sièges`;
  const rate = formatPercent(profile.levy.rateBasisPoints, 'fr');
  return [
    ['Date et heure', momentInFrench(terms.startsAt, zone)],
    ['Lieu', placeOf(terms, profile)],
    ...calendarOf(terms, zone),
    ['Jeu et forme', `${gameInFrench(terms.game)}, ${formatRule(profile, terms.format)?.name.fr ?? terms.format}`],
    ['Cave et droit d’inscription', `${formatMoney(terms.buyInCents, 'fr')}, ${formatMoney(terms.feeCents, 'fr')}`],
    ['Rachats de cave', rebuyInFrench(terms)],
    ...laterOf(terms),
    ['Participants', `${formatCount(terms.registration.capacity, 'fr')} au plus, ${seats}`],
    [
      'Constitution des lots',
      `${terms.prizeEntries ? prizesInFrench(terms.prizeEntries) : 'En espèces'} : total des achats de caves, sous déduction de la cagnotte (prélèvement ${rate}), art. 57-6 et 57-11`,
    ],
    ...(terms.guaranteeCents > 0
      ? [
          [
            'Dotation garantie',
            `${formatMoney(terms.guaranteeCents, 'fr')}, complétée s’il y a lieu par le casino, en espèces`,
          ] as const,
        ]
      : []),
    ...besideOf(terms),
    ['Jetons', 'Non négociables, dédiés au tournoi (art. 57-12)'],
  ];
}

/** Bounties and goods, which stand beside the places. */
const besideOf = ({ bountyCents, goods }: TournamentTerms): NoticeLetter['conditions'] => [
  ...(bountyCents
    ? [['Primes d’élimination', `${formatMoney(bountyCents, 'fr')} de chaque cave, dans les lots`] as const]
    : []),
  ...(goods ? [['Participation en nature', `${goods.what}, ${formatMoney(goods.valueCents, 'fr')}`] as const] : []),
];

const prizesInFrench = ({ name, most, valueCents }: PrizeEntries): string =>
  `Entrées au tournoi « ${name} », ${most} au plus, de ${formatMoney(valueCents, 'fr')} chacune, le reste en espèces`;

/** The calendar of an event in several sessions: date, hour and place of each (FR-REG-14). */
const calendarOf = ({ startsAt, room, sessions = [] }: TournamentTerms, zone: string): NoticeLetter['conditions'] =>
  sessions.length === 0
    ? []
    : [{ startsAt, room }, ...sessions].map((session, index) => [
        `Calendrier, séance ${index + 1} sur ${sessions.length + 1}`,
        `${momentInFrench(session.startsAt, zone)}, ${session.room}`,
      ]);

/** What later texts let the rules offer: entering again, and a dealers' bonus beside the prizes. */
const laterOf = ({ reEntries = 0, registration, dealersBonus }: TournamentTerms): NoticeLetter['conditions'] => [
  ...(reEntries > 0 && registration.lateUntil
    ? [['Réinscriptions', `${reEntries} par joueur au plus, ${limitInFrench(registration.lateUntil)}`] as const]
    : []),
  ...(dealersBonus
    ? [
        [
          'Bonus croupiers',
          `${formatMoney(dealersBonus.priceCents, 'fr')} pour ${formatCount(dealersBonus.chips, 'fr')} en jetons, une fois, hors des lots`,
        ] as const,
      ]
    : []),
];

function rebuyInFrench({ rebuy }: TournamentTerms): string {
  if (!rebuy) return 'Aucun';
  const most = rebuy.maxPerPlayer === 1 ? 'une recave au plus' : `${rebuy.maxPerPlayer} recaves au plus`;
  return `${most}, de ${formatMoney(rebuy.priceCents, 'fr')}, ${limitInFrench(rebuy.until)}`;
}
