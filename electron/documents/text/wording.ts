import { formatInstant, localDate, localTime } from '../../../shared/kernel/calendar.ts';
import type { Cents } from '../../../shared/kernel/cents.ts';
import { dateInWords, timeInWords } from '../../../shared/kernel/date-words.ts';
import { formatCount, formatMoney } from '../../../shared/kernel/money-format.ts';
import type { DaySeal, PaperBase, PaperHouse, PaperPayment, PaperPlayer } from '../papers/paper.ts';

/** `1 234,56 €` */
export const euros = (amount: Cents): string => formatMoney(amount, 'fr');

/** `30 000` */
export const count = (n: number): string => formatCount(n, 'fr');

/** `05/03/2027` from `2027-03-05`. */
export const shortDate = (date: string): string => date.split('-').reverse().join('/');

/** `05/03/2027 à 20:47:31` */
export const stamp = (at: number, zone: string): string =>
  `${shortDate(localDate(at, zone))} à ${formatInstant(at, zone).slice(11, 19)}`;

/** `05/03/2027 à 20:47` */
export const shortStamp = (at: number, zone: string): string =>
  `${shortDate(localDate(at, zone))} à ${localTime(at, zone)}`;

/** `vendredi 5 mars 2027` */
export const longDate = (at: number, zone: string): string => dateInWords(localDate(at, zone), 'fr');

/** `5 mars 2027` */
export const letterDate = (at: number, zone: string): string => longDate(at, zone).replace(/^\S+ /, '');

/** `vendredi 5 mars 2027 à 20 h 00` */
export const longMoment = (at: number, zone: string): string =>
  `${longDate(at, zone)} à ${timeInWords(at, zone, 'fr')}`;

/** `1er`, `2e` */
export const rankName = (rank: number): string => (rank === 1 ? '1er' : `${rank}e`);

/** The surname in capitals, as on the identity document: `LEMAIRE Julie, Camille`. */
export const fullName = (player: PaperPlayer): string =>
  `${player.surname.toLocaleUpperCase('fr')} ${player.givenNames}`;

export const bornOn = (player: PaperPlayer): string => {
  const born = { F: 'née', M: 'né', X: 'né(e)' }[player.sex ?? 'X'];
  return `${born} le ${shortDate(player.birthDate)}`;
};

const methods = {
  cash: 'Espèces',
  card: 'Carte bancaire',
  transfer: 'Virement',
  'won-entry': 'Entrée gagnée',
} as const;

export const methodName = (method: PaperPayment['method']): string => methods[method];

/** `SA au capital de 1 200 000 €`; whole euros show no cents, as statutes give them. */
export const formAndCapital = (house: PaperHouse): string =>
  `${house.legalForm} au capital de ${euros(house.capitalCents).replace(/,00(?=\u00a0)/, '')}`;

export const registration = (house: PaperHouse): string => `RCS ${house.rcsCity} ${house.siren}`;

/** `Directeur responsable : Hélène Garnier`; empty before anybody is named (FR-REG-10). */
export const directorWords = ({ responsible = [] }: Pick<PaperBase, 'responsible'>): string =>
  responsible.length > 0 ? `Directeur responsable : ${responsible.join(', ')}` : '';

/** `Scellé de la journée du 05/03/2027 : ligne 1 172, 7F3A 91C2 04BE` */
export const sealWords = ({ day, seq, check, hash }: DaySeal): string =>
  `Scellé de la journée du ${shortDate(day)} : ligne ${count(seq)}, ${grouped(hash ?? check)}`;

/** `7F3A 91C2 04BE` */
export const grouped = (hex: string): string => (hex.toUpperCase().match(/.{1,4}/g) ?? []).join(' ');
