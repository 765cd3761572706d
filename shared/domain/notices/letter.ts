import { formatCount, formatMoney, formatPercent } from '../../kernel/money-format.ts';
import { formatRule, noticeDuty, recipientRule, type NoticeDuty, type Profile } from '../profile/index.ts';
import { gameInFrench, limitInFrench, momentInFrench, type Plan, type TournamentTerms } from '../tournament/index.ts';
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

interface LetterFacts {
  readonly plan: Plan;
  readonly profile: Profile;
  readonly zone: string;
  /** Recipients' roles of the letters of the same kind and occasion. */
  readonly recipients: readonly string[];
}

/** The letter of one notice, made from the tournament's terms. Answers `undefined` before the tournament is planned. */
export function noticeLetter(notice: Notice, facts: LetterFacts): NoticeLetter | undefined {
  const { terms } = facts.plan;
  const duty = noticeDuty(facts.profile, notice.kind);
  if (!terms || !duty) return undefined;
  const changed = notice.kind === 'change-or-cancel';
  return {
    notice: notice.notice,
    ...addressing(notice, facts),
    subject: `Tournoi de poker « ${terms.name} », ${changed ? 'modification ou annulation' : 'information préalable'}`,
    legalBasis: `${facts.profile.order.short}, article ${duty.article}`,
    opening: changed ? changeOpening(notice, facts, duty) : firstOpening(facts, duty),
    conditions: changed ? [] : conditionsOf(terms, facts),
    closing: changed ? [] : closingOf(facts.profile),
    attachments: duty.attachRules ? [`Règlement du tournoi, version ${notice.rulesVersion}`] : [],
    profile: facts.profile.name,
  };
}

type Addressing = Pick<NoticeLetter, 'recipient' | 'recipientRole' | 'salutation' | 'otherRecipients'>;

function addressing(notice: Notice, { profile, recipients }: LetterFacts): Addressing {
  const nameOf = (role: string): string => recipientRule(profile, role)?.name.fr ?? role;
  return {
    recipient: nameOf(notice.recipient),
    recipientRole: notice.recipient,
    salutation: recipientRule(profile, notice.recipient)?.salutation ?? 'Monsieur,',
    otherRecipients: recipients.filter((role) => role !== notice.recipient).map(nameOf),
  };
}

const firstOpening = ({ profile }: LetterFacts, { article }: NoticeDuty): string =>
  `Conformément à l’article ${article} de l’${profile.order.long}, j’ai l’honneur de porter à votre connaissance les conditions d’organisation du tournoi suivant.`;

function changeOpening(notice: Notice, { plan, profile, zone }: LetterFacts, { article }: NoticeDuty): string {
  const basis = `Conformément à l’article ${article} de l’${profile.order.long}, j’ai l’honneur de vous informer que`;
  const change = plan.changes[notice.occasion - 1];
  if (!change) return `${basis} le tournoi est annulé.`;
  const from = momentInFrench(change.fromAt, zone);
  return `${basis} le début du tournoi, prévu le ${from}, est reporté au ${momentInFrench(change.toAt, zone)}.`;
}

function closingOf(profile: Profile): readonly string[] {
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
    ['Lieu', profile.annexKinds.includes(terms.roomKind) ? `${terms.room}, local annexe` : terms.room],
    ['Jeu et forme', `${gameInFrench(terms.game)}, ${formatRule(profile, terms.format)?.name.fr ?? terms.format}`],
    ['Cave et droit d’inscription', `${formatMoney(terms.buyInCents, 'fr')}, ${formatMoney(terms.feeCents, 'fr')}`],
    ['Rachats de cave', rebuyInFrench(terms)],
    ['Participants', `${formatCount(terms.registration.capacity, 'fr')} au plus, ${seats}`],
    [
      'Constitution des lots',
      `En espèces : total des achats de caves, sous déduction de la cagnotte (prélèvement ${rate}), art. 57-6 et 57-11`,
    ],
    ...(terms.guaranteeCents > 0
      ? [
          [
            'Dotation garantie',
            `${formatMoney(terms.guaranteeCents, 'fr')}, complétée s’il y a lieu par le casino, en espèces`,
          ] as const,
        ]
      : []),
    ['Jetons', 'Non négociables, dédiés au tournoi (art. 57-12)'],
  ];
}

function rebuyInFrench({ rebuy }: TournamentTerms): string {
  if (!rebuy) return 'Aucun';
  const most = rebuy.maxPerPlayer === 1 ? 'une recave au plus' : `${rebuy.maxPerPlayer} recaves au plus`;
  return `${most}, de ${formatMoney(rebuy.priceCents, 'fr')}, ${limitInFrench(rebuy.until)}`;
}
