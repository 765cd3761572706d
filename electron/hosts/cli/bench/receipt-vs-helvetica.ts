import { embeddedFonts, renderPaper, type FontBook, type PaperModels } from '../../../documents/index.ts';
import { cents } from '../../../../shared/kernel/cents.ts';
import { inTurn, type Measure } from './measure.ts';

/** A receipt in the house's embedded fonts, warm, against the same receipt in a font that every reader has. */
export const receiptVsHelvetica: Measure = {
  name: 'receipt-vs-helvetica',
  unit: 'ratio',
  limit: 2,
  holds: 'at-most',
  run: async () => {
    let number = 0;
    const drawn = (book: FontBook) => () => renderPaper({ kind: 'receipt', model: receipt((number += 1)) }, book);
    const [embeddedMs, plainMs] = await inTurn(drawn(embeddedFonts), drawn(helvetica), { warm: 20, counted: 61 });
    return embeddedMs / plainMs;
  },
};

/** Measures every character alike, which costs nothing: all the work that is counted is the document's own. */
const helvetica: FontBook = {
  source: (face) => (face.endsWith('bold') ? 'Helvetica-Bold' : 'Helvetica'),
  covers: () => true,
  fallback: () => null,
  advance: (_face, text) => text.length * 500,
  metrics: () => ({ ascent: 718, descent: -207 }),
};

/** A number in letters: no two players have the same name, as in a queue. */
const spelled = (value: number): string => String(value).replace(/\d/g, (digit) => 'adeilmorst'.charAt(Number(digit)));

const receipt = (number: number): PaperModels['receipt'] => ({
  house: {
    name: 'Grand Casino de Clairval',
    legalForm: 'SA',
    capitalCents: cents(120_000_000),
    siren: '000 000 000',
    rcsCity: 'Caen',
    seat: '1 promenade de la Mer, 14470 Clairval',
    timeZone: 'Europe/Paris',
  },
  profile: 'casino-fr-2007',
  printedAt: 1_804_272_451_000,
  format: 'roll',
  number: `R-2027-${String(number).padStart(6, '0')}`,
  check: '7f3a91c204be',
  issuedAt: 1_804_272_451_000,
  till: 'Caisse 2',
  cashier: 'C. Moreau',
  tournament: {
    name: 'Grand Tournoi de Mars',
    startsAt: 1_804_273_200_000,
    room: 'Salle des jeux',
    game: 'Texas hold’em poker sans limite (no limit)',
    format: 'tournoi multitables à rachat de cave',
  },
  player: { surname: `Lemaire ${spelled(number)}`, givenNames: 'Julie, Camille', birthDate: '1991-07-23', sex: 'F' },
  table: 1 + (number % 12),
  seat: 1 + (number % 9),
  startingStack: 20_000,
  buyInCents: cents(10_000),
  feeCents: cents(2_000),
  payment: [{ method: 'cash', amountCents: cents(12_000) }],
  levyRateBasisPoints: 400,
  rulesVersion: 3,
});
