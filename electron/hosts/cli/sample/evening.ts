import { demoPin } from '../demo/cast.ts';
import { identityOf, paidBy } from '../demo/entrant.ts';
import { tillOf } from '../demo/register-entrants.ts';
import { checkInPlayers, registerAs, registerPlayers } from './players.ts';
import { playHalted, troubleOnRecord } from './conduct.ts';
import { small, type Changes, type SampleHouse } from './sample-house.ts';

const at = (time: string, day = '2027-03-05'): string => `${day}T${time}:00+01:00`;

/** The evening's tournaments: id, name and start of each, and how far its preparation goes. */
const planned: readonly (readonly [string, Changes, 'planned' | 'rules' | 'notices'])[] = [
  ['t-running', { name: 'Le Sept heures', starts_at: at('19:00') }, 'notices'],
  ['t-paused', { name: 'Le Petit Sept heures', starts_at: at('19:00') }, 'notices'],
  ['t-interrupted', { name: 'Le Sept heures de la galerie', starts_at: at('19:00') }, 'notices'],
  ['t-halted', { ...small, name: 'Le Sept heures suspendu', starts_at: at('19:00') }, 'notices'],
  ['t-absent', { ...small, name: 'Le Sept heures des absents', starts_at: at('19:00') }, 'notices'],
  ['t-starting', { name: 'Le Sept heures et demie', starts_at: at('19:30') }, 'notices'],
  ['t-open', { name: 'Grand Tournoi de Mars' }, 'notices'],
  ['t-cancelled', { name: 'Tournoi annulé', starts_at: at('20:00', '2027-03-12') }, 'notices'],
  ['t-ready', { name: 'Tournoi de la mi-mars', starts_at: at('20:00', '2027-03-13') }, 'notices'],
  ['t-draft', { name: 'Tournoi en préparation', starts_at: '2027-05-28T20:00:00+02:00' }, 'planned'],
  ['t-published', { name: 'Tournoi de mai', starts_at: '2027-05-29T20:00:00+02:00' }, 'rules'],
  ['t-sending', { name: 'Tournoi de juin', starts_at: '2027-06-18T20:00:00+02:00' }, 'rules'],
];

export async function planEvening(house: SampleHouse): Promise<void> {
  for (const [tournament, changes, done] of planned) await house.plan(tournament, changes, done);
}

const opened = [
  't-running',
  't-paused',
  't-interrupted',
  't-halted',
  't-absent',
  't-starting',
  't-open',
  't-cancelled',
] as const;

export async function openEvening(house: SampleHouse): Promise<void> {
  for (const tournament of opened) await house.openRegistration(tournament);
  await house.floor('seating.openTables', { tournament: 't-running', tables: [1, 2, 3] });
}

/** From the registrations of the evening to half past seven. */
export async function playEveningUntilNow(house: SampleHouse): Promise<void> {
  await openAndCancelled(house);
  const running = await registerPlayers(house, { tournament: 't-running', word: 'run', count: 12 });
  const others = [];
  for (const word of ['paused', 'interrupted', 'starting']) {
    const players = await registerPlayers(house, { tournament: `t-${word}`, word, count: 3 });
    others.push({ tournament: `t-${word}`, players });
  }
  const halted = await registerPlayers(house, { tournament: 't-halted', word: 'halted', count: 5 });
  const absent = await registerPlayers(house, { tournament: 't-absent', word: 'absent', count: 4 });
  await house.stage.at(at('18:45'));
  await checkInPlayers(house, 't-running', running);
  for (const { tournament, players } of others) await checkInPlayers(house, tournament, players);
  await checkInPlayers(house, 't-halted', halted);
  await checkInPlayers(house, 't-absent', absent.slice(0, 3));
  await house.stage.at(at('19:00'));
  for (const tournament of ['t-running', 't-paused', 't-interrupted', 't-halted', 't-absent']) {
    await house.tournamentDirector('clock.start', { tournament });
  }
  await troubleInRunning(house);
  await troubleOnRecord(house);
  await playHalted(house);
  await peoplesRights(house);
  await house.stage.at(at('19:25'));
  await house.floor('clock.pause', { tournament: 't-paused' });
  await house.rehearsal.asDesk('clock.interrupt', { tournament: 't-interrupted' });
}

/** Noon: three letters written, the first carried over. */
export async function sendOneLetter(house: SampleHouse): Promise<void> {
  const tournament = 't-sending';
  const ids = ['n-sending-1', 'n-sending-2', 'n-sending-3'];
  await house.stage.at(at('12:05'));
  await house.director('notices.prepare', { tournament, ids });
  await house.stage.at(at('12:15'));
  await house.director('notices.recordSent', {
    tournament,
    notice: ids[0],
    sentAt: at('12:15'),
    channel: 'registered-letter',
    reference: 'RA 2 001 456 789 FR',
    pin: demoPin,
  });
  await house.director('notices.attachProof', {
    tournament,
    notice: ids[0],
    proof: 'f-sending-1',
    of: 'sending',
    mediaType: 'application/pdf',
    content: Buffer.from('%PDF-1.4\n% avis de dépôt\n%%EOF\n').toString('base64'),
  });
  await house.director('notices.listWorker', {
    tournament,
    worker: 'w-sending-1',
    name: 'Solène Kervadec',
    task: 'dealer',
  });
}

/** One paid by card, one with the document that the examples show, one not paid yet; and the tournament that will not be held. */
async function openAndCancelled(house: SampleHouse): Promise<void> {
  const tournament = 't-open';
  await registerAs(house, { tournament, name: 'open-1', row: { ...house.nextRow(), payment: 'card' } });
  const shown = { document_kind: 'cnie', document_number: 'X4SAMPLE8', document_expiry: '2031-06-30', mrz: '' };
  await registerAs(house, { tournament, name: 'open-2', row: { ...house.nextRow(), ...shown } });
  await house.cashier('registration.preRegister', {
    tournament,
    entry: 'pre-open-1',
    identity: identityOf(house.nextRow()),
  });
  await registerAs(house, { tournament: 't-cancelled', name: 'off-1', row: { ...house.nextRow(), payment: 'card' } });
  await house.director('tournament.cancel', {
    tournament: 't-cancelled',
    reason: 'La salle est fermée.',
    pin: demoPin,
  });
}

/** One is out, one has bought back in, one is stopped until somebody has looked. */
async function troubleInRunning(house: SampleHouse): Promise<void> {
  const tournament = 't-running';
  await house.stage.at(at('19:10'));
  await house.floor('standings.eliminate', { tournament, busts: [{ entry: 'e-run-1', by: 'e-run-4' }] });
  await house.floor('standings.eliminate', { tournament, busts: [{ entry: 'e-run-12', by: 'e-run-4' }] });
  await house.stage.wait(60_000);
  await house.cashier('registration.rebuy', {
    tournament,
    entry: 'e-run-12',
    till: tillOf(0),
    ...paidBy('cash', 10_000),
  });
  await house.tournamentDirector('registration.flag', {
    tournament,
    entry: 'e-run-11',
    reason: 'Pièce à revoir : photographie douteuse.',
  });
}

/** A dispute keeps one tournament's data, and one player asked that theirs be shown no more. */
async function peoplesRights(house: SampleHouse): Promise<void> {
  await house.director('people.placeHold', {
    hold: 'h-sample',
    subject: { kind: 'tournament', tournament: 't-cancelled' },
    reason: 'Réclamation d’un joueur sur le remboursement.',
  });
  await house.director('people.restrict', { person: 'p-run-2', reason: 'Exactitude contestée par la personne.' });
}
