import { planContract } from '../../../../shared/contract/tournament-plan.ts';
import { exampleIdentity } from '../../../../shared/contract/identity.ts';
import { declarations } from '../../../../shared/domain/registration/index.ts';
import { demoPin } from '../demo/cast.ts';
import { paidBy } from '../demo/entrant.ts';
import { sendNotices } from '../demo/prepare-tournament.ts';
import { tillOf } from '../demo/register-entrants.ts';
import type { SampleHouse } from './sample-house.ts';

const tournament = 't-later';
const startsAt = '2027-03-05T17:40:00+01:00';

/** A tournament under the later text: one re-entry, a dealers' bonus, levels of an hour, so that its first part lasts. */
const terms = {
  ...planContract.example.terms,
  name: 'Tournoi de l’après-midi, texte de 2013',
  format: 'multi-table-freezeout',
  startsAt,
  registration: {
    opensAt: '2027-02-01T10:00:00+01:00',
    capacity: 18,
    lateUntil: { kind: 'end-of-level', level: 2 },
  },
  tables: [19, 20],
  rebuy: null,
  guaranteeCents: 0,
  reEntries: 1,
  dealersBonus: { priceCents: 1_000, chips: 4_000 },
  levels: planContract.example.terms.levels.map((level) => ({ ...level, minutes: 120 })),
};

/** A tournament in annex premises, under the given text. */
const annexTerms = {
  ...planContract.example.terms,
  name: 'Tournoi de l’annexe',
  room: 'Salon Annexe',
  startsAt: '2027-05-30T15:00:00+02:00',
  registration: { opensAt: '2027-05-10T10:00:00+02:00', capacity: 48, lateUntil: null },
};

/** Adopts the later text beside the given one, with its recipients, and plans a tournament under it, and one in the annex. */
export async function planLaterText(house: SampleHouse): Promise<void> {
  await house.director('house.adoptProfile', { profile: 'casino-fr-2013', inForce: false, pin: demoPin });
  await house.director('house.setRecipients', {
    recipients: [
      ...house.evening.recipients,
      { role: 'prefect', address: 'Préfecture du Calvados, rue Daniel-Huet, 14000 Caen' },
      { role: 'judicial-police', address: 'Service territorial de police judiciaire, 14000 Caen' },
    ],
  });
  await house.director('tournament.plan', { tournament: 't-annex', terms: annexTerms });
  await house.director('tournament.plan', { tournament, profile: 'casino-fr-2013', terms });
  await house.director('tournament.publishRules', { tournament });
  const { account } = house.stage.callerOf(house.cast.tournamentDirector);
  await house.director('tournament.appointDirector', { tournament, account, pin: demoPin });
  const minuteMs = 60_000;
  const byHand = { writtenMs: minuteMs, betweenMs: minuteMs, wayMs: 5 * minuteMs };
  await sendNotices(house.stage, { tournament, file: house.evening.tournament, cast: house.cast }, byHand);
}

export async function openLaterText(house: SampleHouse): Promise<void> {
  await house.director('tournament.openRegistration', { tournament, pin: demoPin });
}

const players = ['Achille', 'Blandine', 'Célestin', 'Domitille'];

/** Four players; the second falls and may enter again, the third has bought the dealers' bonus. */
export async function playLaterText(house: SampleHouse): Promise<void> {
  for (const [index, givenNames] of players.entries()) await register(house, givenNames, index);
  await house.stage.at(startsAt);
  for (const index of players.keys()) {
    const entry = `e-later-${index + 1}`;
    await house.floor('registration.checkIn', { tournament, entry, documentVerdict: 'valid' });
  }
  await house.tournamentDirector('clock.start', { tournament });
  await house.cashier('registration.sellBonus', {
    ...{ tournament, entry: 'e-later-3', till: tillOf(0) },
    ...paidBy('cash', terms.dealersBonus.priceCents),
  });
  await house.floor('standings.eliminate', { tournament, busts: [{ entry: 'e-later-2' }] });
}

async function register(house: SampleHouse, givenNames: string, index: number): Promise<void> {
  await house.cashier('registration.registerPlayer', {
    tournament,
    entry: `e-later-${index + 1}`,
    person: `p-later-${index + 1}`,
    identity: {
      ...exampleIdentity,
      surname: `Vasseur-Quint ${'ABCD'.charAt(index)}`,
      givenNames,
      birthDate: `19${61 + index * 7}-0${index + 2}-1${index}`,
      document: { ...exampleIdentity.document, number: `X4LATER${index}7` },
    },
    documentVerdict: 'valid',
    till: tillOf(0),
    ...paidBy('card', terms.buyInCents + terms.feeCents),
    bulletin: { signed: true, channel: 'handed-in', declarations: [...declarations] },
    publicName: false,
  });
}
