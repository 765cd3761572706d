import type { PaperModels } from '../../electron/documents/index.ts';
import { cents } from '../../shared/kernel/cents.ts';

/** One model of every paper: a rebuy tournament of 143 caves, its figures true to one another. */

const drawnAt = Date.parse('2027-03-05T19:47:31+01:00');
const sha256 = '4c19e07a22d8b1f39d0c6f1b5a7e8c90d1f2a3b4c5d6e7f80912a3b4c5d6e7f8';

const house = {
  name: 'Grand Casino de Clairval',
  legalForm: 'SA',
  capitalCents: cents(120_000_000),
  siren: '000 000 000',
  rcsCity: 'Caen',
  seat: '1 promenade de la Mer, 14470 Clairval',
  timeZone: 'Europe/Paris',
};

const base = { house, profile: 'casino-fr-2007', printedAt: drawnAt, responsible: ['Hélène Garnier'] };

const tournament = {
  name: 'Grand Tournoi de Mars',
  startsAt: Date.parse('2027-03-05T20:00:00+01:00'),
  room: 'Salle des jeux',
  game: 'Texas hold’em poker sans limite (no limit)',
  format: 'tournoi multitables à rachat de cave',
};

const player = { surname: 'Lemaire', givenNames: 'Julie, Camille', birthDate: '1991-07-23', sex: 'F' } as const;

const counter = {
  ...base,
  format: 'roll',
  check: '7f3a91c204be',
  issuedAt: drawnAt,
  till: 'Caisse 2',
  cashier: 'C. Moreau',
  tournament,
  player,
} as const;

const line = (number: number): PaperModels['register-page']['lines'][number] => ({
  number,
  day: '2027-03-05',
  tournament: 'Grand Tournoi de Mars',
  type: 'multitables à rachat de cave',
  entries: 143,
  caveCents: cents(1_430_000),
  rebuys: 27,
  rebuyCents: cents(270_000),
  baseCents: cents(1_700_000),
  levyCents: cents(68_000),
  prizesCents: cents(1_632_000),
  certified: { name: 'M. Delorme', at: drawnAt },
  countersigned: { name: 'J.-P. Aubry', at: drawnAt + 60_000 },
  remarks: '',
  carried: null,
});

export const samples: PaperModels = {
  receipt: {
    ...counter,
    number: 'R-2027-000123',
    table: 6,
    seat: 3,
    startingStack: 20_000,
    buyInCents: cents(10_000),
    feeCents: cents(2_000),
    payment: [
      { method: 'cash', amountCents: cents(10_000) },
      { method: 'card', amountCents: cents(2_000) },
    ],
    levyRateBasisPoints: 400,
    rulesVersion: 3,
  },
  'rebuy-receipt': {
    ...counter,
    number: 'C-2027-000027',
    entryNumber: 'R-2027-000123',
    level: 6,
    priceCents: cents(10_000),
    chips: 20_000,
    payment: [{ method: 'cash', amountCents: cents(10_000) }],
    levyRateBasisPoints: 400,
    rulesVersion: 3,
  },
  'refund-receipt': {
    ...counter,
    number: 'A-2027-000004',
    cancels: 'R-2027-000123',
    shares: [
      { label: 'Cave initiale', amountCents: cents(10_000) },
      { label: 'Droit d’inscription', amountCents: cents(2_000) },
    ],
    payment: [{ method: 'cash', amountCents: cents(12_000) }],
    reason: 'le joueur renonce avant le début du tournoi',
  },
  bulletin: {
    ...base,
    number: 'R-2027-000123',
    issuedAt: drawnAt,
    tournament,
    player: {
      ...player,
      usageName: 'Lemaire-Montmorency',
      birthPlace: 'Évian-les-Bains',
      nationality: 'FRA',
      address: ['7 avenue du Général-Leclerc', '95880 Enghien-les-Bains'],
      document: 'Carte nationale d’identité, n° terminant par 1989, valable jusqu’au 01/08/2029',
    },
    publicName: true,
    rulesVersion: 3,
    rulesSha256: sha256,
    validatedBy: 'C. Moreau',
  },
  'seat-list': {
    ...base,
    tournament,
    order: 'table',
    drawnAt,
    lines: [
      { name: 'LEMAIRE Julie', number: 'R-2027-000123', table: 1, seat: 1 },
      { name: 'ROBIN Patrick', number: 'R-2027-000124', table: 1, seat: 2 },
    ],
  },
  'incident-report': {
    ...base,
    ...{ number: 'I-2027-000004', check: '7f3a91c204be', tournament },
    category: 'Scandale',
    article: 'article 57-9',
    happenedAt: drawnAt,
    recordedAt: drawnAt + 180_000,
    recordedBy: 'C. Moreau',
    level: 4,
    table: 6,
    players: [{ name: 'LEMAIRE Julie, Camille', number: 'R-2027-000123' }],
    facts: 'La joueuse jette ses cartes vers le croupier et insulte son voisin, devant toute la salle.',
    witnesses: 'Le croupier de la table 6 et le chef de partie.',
    decisions: [
      { player: 'LEMAIRE Julie, Camille', kind: 'for-time', at: drawnAt + 240_000, by: 'Marc Delorme', backAt: null },
      {
        ...{ player: 'LEMAIRE Julie, Camille', kind: 'for-good', at: drawnAt + 900_000, by: 'Marc Delorme' },
        ...{ ground: 'scandale', chipsRemoved: 18_400 },
        keptCents: { feeCents: cents(2_000), caveCents: cents(20_000) },
      },
    ],
    director: 'Marc Delorme',
  },
  'halt-record': {
    ...base,
    ...{ kind: 'stopped', check: '7f3a91c204be', tournament, at: drawnAt },
    reason: 'panne d’électricité',
    facts: 'Coupure générale à 22 h 40. Le fournisseur n’annonce aucune reprise avant le matin.',
    level: 7,
    remainingMs: 754_000,
    resumesAt: null,
    chipsInPlay: 3_400_000,
    players: [
      { name: 'LEMAIRE Julie', number: 'R-2027-000123', table: 1, seat: 1, chips: 61_500 },
      { name: 'ROBIN Patrick', number: 'R-2027-000124', table: 1, seat: 2, chips: null },
    ],
    director: 'Marc Delorme',
  },
  'refund-sheet': {
    ...base,
    ...{ tournament, occasion: 'stopped', at: drawnAt, expelled: 1 },
    lines: [
      {
        ...{ name: 'LEMAIRE Julie, Camille', number: 'R-2027-000123' },
        ...{ feeCents: cents(2_000), caveCents: cents(10_000), recaveCents: cents(10_000) },
      },
      {
        ...{ name: 'ROBIN Patrick', number: 'R-2027-000124' },
        ...{ feeCents: cents(2_000), caveCents: cents(10_000), recaveCents: cents(0) },
      },
    ],
    responsibleDirector: 'Hélène Garnier',
  },
  'check-in-list': {
    ...base,
    ...{ tournament, at: drawnAt },
    lines: [
      { name: 'LEMAIRE Julie, Camille', number: 'R-2027-000123', table: 1, seat: 1, seenAt: drawnAt },
      { name: 'ROBIN Patrick', number: 'R-2027-000124', table: 1, seat: 2, seenAt: null },
    ],
  },
  'paper-kit': {
    ...base,
    ...{ tournament, startedAt: drawnAt, lastReceipt: 'R-2027-000143', lastRebuy: null },
    structure: [
      { kind: 'level', level: 1, smallBlind: 50, bigBlind: 100, bigBlindAnte: 0, minutes: 20 },
      { kind: 'break', minutes: 10, colourUp: [25] },
    ],
    byName: [{ name: 'Julie L.', number: 'R-2027-000123', table: 1, seat: 1 }],
    byTable: [{ name: 'LEMAIRE Julie', number: 'R-2027-000123', table: 1, seat: 1 }],
  },
  'premises-checklist': {
    ...base,
    ...{ number: 'GE-t-mars-14', check: '7f3a91c204be', tournament },
    ...{ signedAt: drawnAt, signedBy: 'Marc Delorme' },
    items: [
      { name: 'Contrôle aux entrées : mineurs, interdits de jeux et personnes exclues ne sont pas admis', found: true },
      { name: 'Vidéoprotection des tables, de la caisse et des accès', found: false },
    ],
  },
  'unsealing-record': {
    ...base,
    ...{ number: 'DS-t-mars-18', check: '7f3a91c204be', tournament, at: drawnAt },
    ...{ tables: [1, 2], packs: ['S-1041', 'S-1042'], bandIntact: true },
    witness: 'Deux joueurs de la table 1.',
    recordedBy: 'Nadia Benali',
  },
  'house-rules': {
    ...base,
    ...{ number: 'RI-2', version: 2, sha256, publishedAt: drawnAt, publishedBy: 'Hélène Garnier' },
    variants: ['La grosse blinde paie l’ante de toute la table.', 'Le bouton mort s’applique.'],
  },
  'rules-booklet': {
    ...base,
    sha256,
    publishedAt: drawnAt,
    startsAt: tournament.startsAt,
    booklet: {
      title: 'Règlement du tournoi',
      version: 3,
      profile: 'casino-fr-2007',
      profileHash: sha256,
      source: 'Arrêté du 14 mai 2007, articles 57-5 à 57-13, rédaction de mai 2007',
      house: house.name,
      tournament: tournament.name,
      sections: [
        {
          number: 1,
          heading: 'Inscriptions',
          clauses: [
            { text: 'Une seule inscription est admise par personne ; elle ne peut être cédée.', article: '57-7' },
            { text: 'Le tournoi commence à l’heure.', article: '' },
          ],
        },
      ],
      structure: [
        { kind: 'level', level: 1, smallBlind: 50, bigBlind: 100, bigBlindAnte: 0, minutes: 20 },
        { kind: 'break', minutes: 10, colourUp: [25] },
        { kind: 'level', level: 2, smallBlind: 1_000, bigBlind: 2_000, bigBlindAnte: 2_000, minutes: 20 },
      ],
      chips: [{ value: 25_000, colour: 'bleu', inStartingStack: 0 }],
      payoutBasisPoints: [6_150, 3_850],
    },
  },
  'notice-letter': {
    ...base,
    reference: 'n-2027-031',
    letter: { index: 1, count: 3 },
    recipient: ['Ministre de l’intérieur', 'Service central des courses et jeux', '75008 Paris'],
    salutation: 'Monsieur le ministre',
    city: 'Clairval',
    subject: 'Tournoi de poker « Grand Tournoi de Mars », information préalable',
    legalText: 'Arrêté du 14 mai 2007, article 57-5',
    otherRecipients: ['Trésorier-payeur général', 'Comptable du Trésor, chef de poste'],
    opening:
      'Conformément à l’article 57-5 de l’arrêté du 14 mai 2007 relatif à la réglementation des jeux dans les casinos, j’ai l’honneur de porter à votre connaissance les conditions d’organisation du tournoi suivant.',
    conditions: [
      ['Date et heure', 'vendredi 5 mars 2027 à 20 h 00'],
      ['Cave et droit d’inscription', '100,00 €, 20,00 €'],
      [
        'Constitution des lots',
        'En espèces : total des achats de caves, sous déduction de la cagnotte (prélèvement 4 %), art. 57-6 et 57-11',
      ],
    ],
    paragraphs: ['Toute modification ou annulation vous sera communiquée au moins 72 heures à l’avance (art. 57-8).'],
    annexes: ['règlement du tournoi, version 3'],
    signatory: { title: 'Le directeur responsable', name: 'Hélène Garnier' },
  },
  'month-table': {
    ...base,
    reference: 'N-2027-040',
    month: 'mars 2027',
    rateBasisPoints: 400,
    direction: ['Marc Delorme', 'Jean-Pierre Aubry'],
    events: [
      {
        ...tournament,
        ...{ sessions: [], prizes: 'en espèces' },
        caveCents: cents(10_000),
        feeCents: cents(2_000),
        capacity: 150,
        rebuysUntil: 'jusqu’à la fin du niveau 6',
        guaranteeCents: cents(1_500_000),
        baseCents: cents(1_500_000),
        levyCents: cents(60_000),
        poolCents: cents(1_500_000),
        places: [
          { rank: 1, basisPoints: 6_150, amountCents: cents(922_500) },
          { rank: 2, basisPoints: 3_850, amountCents: cents(577_500) },
        ],
      },
    ],
  },
  'monthly-statement': {
    ...base,
    reference: 'M-2027-003',
    month: 'mars 2027',
    rateBasisPoints: 400,
    lines: [
      {
        ...{ day: '2027-03-05', name: 'Grand Tournoi de Mars', entries: 143, baseCents: cents(1_700_000) },
        ...{ levyCents: cents(68_000), additionCents: cents(0), prizesCents: cents(1_632_000) },
      },
    ],
  },
  'sign-in-sheet': {
    ...base,
    reference: 'E-2027-010',
    week: '2027-03-01',
    days: [
      { day: '2027-03-04', tournaments: [] },
      { day: '2027-03-05', tournaments: ['Grand Tournoi de Mars'] },
    ],
    workers: [{ name: 'Solène Kervadec', task: 'croupier', days: ['2027-03-05'] }],
  },
  appointment: {
    ...base,
    reference: 'D-t-mars-4',
    tournament,
    appointedAt: drawnAt,
    responsibleDirector: 'Hélène Garnier',
    director: 'Marc Delorme',
  },
  'prize-sheet': {
    ...base,
    tournament,
    frozenAt: drawnAt,
    frozenBy: 'Marc Delorme',
    entries: 143,
    caveCents: cents(1_430_000),
    rebuys: 27,
    rebuyCents: cents(270_000),
    rateBasisPoints: 400,
    levyCents: cents(68_000),
    floorCents: cents(1_632_000),
    guaranteeCents: cents(1_500_000),
    additionCents: cents(0),
    poolCents: cents(1_632_000),
    stepCents: cents(500),
    rounding: 'largest-remainder',
    places: [
      { rank: 1, basisPoints: 6_150, amountCents: cents(1_003_700) },
      { rank: 2, basisPoints: 3_850, amountCents: cents(628_300) },
    ],
  },
  'payment-slip': {
    ...base,
    number: 'P-2027-000001',
    check: '7f3a91c204be',
    paidAt: drawnAt,
    tournament,
    rank: 1,
    amountCents: cents(1_003_770),
    payment: [{ method: 'cash', amountCents: cents(1_003_770) }],
    player,
    entryNumber: 'R-2027-000123',
    document: 'Passeport, n° terminant par 4821, valide',
    till: 'Caisse 2',
    cashier: 'C. Moreau',
    committeeMember: 'Marc Delorme',
  },
  'register-page': {
    ...base,
    season: '2026-2027',
    volume: { number: 1, folios: 50, initialledOn: '2026-10-28' },
    folio: 7,
    linesPerFolio: 12,
    spelling: 'traditional',
    rateBasisPoints: 400,
    carried: {
      entries: 1_842,
      caveCents: cents(12_864_000),
      rebuys: 120,
      rebuyCents: cents(1_200_000),
      baseCents: cents(14_064_000),
      levyCents: cents(562_560),
      prizesCents: cents(13_501_440),
    },
    lines: Array.from({ length: 12 }, (_, index) => line(73 + index)),
    fingerprint: sha256,
    signers: [
      { role: 'Directeur responsable', name: 'Hélène Garnier' },
      { role: 'Caissier des jeux', name: 'Jean-Philippe Aubry' },
    ],
  },
  'register-mention': {
    ...base,
    ...{ season: '2026-2027', volume: 1, folios: 50, linesPerFolio: 12, spelling: 'traditional', firstLine: 1 },
    initialledBy: 'M. Louis Carpentier, comptable du Trésor, chef de poste',
    initialledOn: '2026-10-28',
    closing: { lastLine: 143, foliosUsed: 12, baseCents: cents(19_585_000), levyCents: cents(783_400) },
    signer: { name: 'Hélène Garnier', role: 'Directeur responsable', at: drawnAt },
    check: sha256.slice(0, 12),
  },
  'day-seal': {
    ...base,
    ...{
      day: '2027-03-05',
      line: 1172,
      hash: sha256,
      closedBy: 'Hélène Garnier',
      signingKey: '0b12 9976 2aac 1e2b 7588 7957 06d4 aec4',
    },
    tournaments: ['Grand Tournoi de Mars', 'Après-midi 2'],
    registerLines: ['2026-2027, n° 74'],
  },
  'till-reading': {
    ...base,
    ...{ kind: 'Z', number: 14, till: 'Caisse 1', day: '2027-03-05', openedAt: drawnAt - 14_000_000 },
    ...{ openedBy: 'Jean-Philippe Aubry', handedBy: null, readAt: drawnAt, readBy: 'Jean-Philippe Aubry' },
    floatCents: cents(50_000),
    rows: [
      {
        ...{ label: 'Inscriptions (caves et droits)', count: 72 },
        ...{ cashCents: cents(624_000), cardCents: cents(228_000), transferCents: cents(12_000) },
      },
      { label: 'Recaves', count: 14, cashCents: cents(140_000), cardCents: cents(0), transferCents: cents(0) },
      {
        label: 'Prix payés',
        count: 3,
        cashCents: cents(-312_000),
        cardCents: cents(0),
        transferCents: cents(-489_600),
      },
    ],
    expectedCents: cents(502_000),
    counted: { countedCents: cents(501_500), reason: 'Une pièce de 5 € rendue en trop.' },
    numbers: { first: 'R-2027-000052', last: 'C-2027-000027', count: 86 },
    handedTo: null,
    check: sha256.slice(0, 12),
  },
  observation: {
    ...base,
    ...{ year: 2027, number: 3, observer: 'inspector', enteredAt: drawnAt, enteredBy: 'Hélène Garnier' },
    name: 'M. Paul Ferrand, correspondant local du service des courses et jeux',
    tournament: 'Grand Tournoi de Mars',
    text: 'Le règlement du tournoi n’était pas affiché à l’entrée de la salle à 19 h 45. Carnet 11 ter vu et visé.',
    answers: [
      { text: 'Le règlement est affiché depuis 19 h 50, à l’entrée et à la caisse.', by: 'Marc Delorme', at: drawnAt },
    ],
    check: sha256.slice(0, 12),
  },
  'watch-sheet': {
    ...base,
    ...{ day: '2027-03-05', watchCents: cents(200_000), takenAt: drawnAt, takenBy: 'Claire Vasseur' },
    lines: [
      {
        ...{ surname: 'Lemaire', givenNames: 'Julie Camille', birthDate: '1991-07-23', birthPlace: 'Bayeux' },
        address: '12 rue des Tanneurs, 14400 Bayeux, FRA',
        ...{ cavesCents: cents(20_000), paidOutCents: cents(489_600), missing: '' },
      },
      {
        ...{ surname: 'O’Brien', givenNames: 'Sean', birthDate: '1984-01-02', birthPlace: '' },
        address: '3 quai Vendeuvre, 14000 Caen, FRA',
        ...{ cavesCents: cents(210_000), paidOutCents: cents(0), missing: 'lieu de naissance' },
      },
    ],
    check: sha256.slice(0, 12),
  },
};

/** A page whose second line is taken back by the third, in red. */
export const correctedPage: PaperModels['register-page'] = {
  ...samples['register-page'],
  lines: [
    line(73),
    { ...line(74), remarks: 'Rectifiée par la ligne 75.' },
    {
      ...line(75),
      corrects: 74,
      entries: -143,
      caveCents: cents(-1_430_000),
      rebuys: -27,
      rebuyCents: cents(-270_000),
      baseCents: cents(-1_700_000),
      levyCents: cents(-68_000),
      prizesCents: cents(-1_632_000),
      remarks: 'Une recave comptée deux fois. Approuvé.',
      approvedBy: 'Hélène Garnier',
    },
  ],
};
