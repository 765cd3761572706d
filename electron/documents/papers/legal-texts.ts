import { basisPoints } from '../../../shared/kernel/cents.ts';
import { formatPercent } from '../../../shared/kernel/money-format.ts';

const source = 'arrêté du 14 mai 2007';

/** FR-REG-50, 62, 66, 70, 71, 99: what the receipt of a registration must say. No levy per person (decision 7). */
export const receiptTerms = (paper: { levyRateBasisPoints: number; rulesVersion: number; profile: string }): string =>
  [
    `Personnel et incessible, même à titre gracieux (${source}, art. 57-7).`,
    'Pièce d’identité à présenter au début du tournoi et pour percevoir un prix.',
    levyMention(paper.levyRateBasisPoints),
    chipsMention,
    'En cas d’annulation : remboursement du droit d’inscription et de la cave, seuls (art. 57-8).',
    `Règlement, version ${paper.rulesVersion}. Profil ${paper.profile}.`,
  ].join(' ');

/** FR-REG-92 and decision 7. */
export const levyMention = (rateBasisPoints: number): string =>
  `${formatPercent(basisPoints(rateBasisPoints), 'fr')} du total des caves vont à la cagnotte (art. 57-11).`;

/** FR-REG-99. */
export const chipsMention = 'Jetons sans valeur hors des tables du tournoi (art. 57-12).';

export const gamblingHelp =
  'Jouer comporte des risques : endettement, isolement, dépendance. Aide : 09 74 75 13 13 (appel non surtaxé).';

/** The declarations of the registration form (FR-REG-43, 45, 50, 56, 59, 60, 63–65). */
export const declarations = (rulesVersion: number): readonly string[] => [
  'être majeur(e) (art. 57-5 et 57-7) ;',
  'n’être ni interdit(e) de jeux ni exclu(e) des salles de jeux (art. 57-5 et 57-7) ;',
  'n’être ni salarié(e) du casino ni membre du personnel agréé des jeux (art. 57-7) ;',
  'jouer seul(e), en mon nom, sans remplaçant, sans l’aide d’un tiers ni d’un artifice technique (art. 57-7) ;',
  'ne pas céder cette inscription, même à titre gracieux (art. 57-7) ;',
  `accepter sans réserve le règlement du tournoi, version ${rulesVersion}, qui a été tenu à ma disposition.`,
];

/** What the law on personal data asks to be told at the moment of collection. */
export const dataNotice = (house: string): string =>
  `Données personnelles. Responsable : ${house}. Finalités : inscription, contrôles d’identité, d’âge et d’exclusion prévus par l’${source}, ` +
  'tenue des registres. Fondements : obligations légales et contrat d’inscription, sans consentement. Aucune copie de la pièce d’identité n’est conservée. ' +
  'Destinataires : personnes habilitées du casino ; services de contrôle de l’État, sur demande. Durées : bulletin 5 ans ; pièces comptables 10 ans et la saison en cours. ' +
  'Droits d’accès, de rectification et de limitation auprès de la direction du casino ; réclamation auprès de la CNIL. L’effacement ne porte pas sur les pièces que la loi impose de garder.';
