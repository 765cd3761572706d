import { demoPin } from '../demo/cast.ts';
import { identitySeen, paidBy } from '../demo/entrant.ts';
import { closeRanking } from '../demo/payout.ts';
import { tillOf } from '../demo/register-entrants.ts';
import { checkInPlayers, registerPlayers, type SamplePlayer } from './players.ts';
import { small, type SampleHouse } from './sample-house.ts';

/** How far each of the afternoon's tournaments has come, one step further each. */
const stages = ['over', 'won', 'closed', 'final', 'done', 'cert', 'signed'] as const;

type StageWord = (typeof stages)[number];

const words: Readonly<Record<StageWord, string>> = {
  over: 'over',
  won: 'won',
  closed: 'clo',
  final: 'fin',
  done: 'done',
  cert: 'cert',
  signed: 'sig',
};

/** Starts half an hour apart from 14:00 on. */
const startOf = (index: number): string =>
  `2027-03-05T${String(14 + Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}:00+01:00`;

export async function planAfternoon(house: SampleHouse): Promise<void> {
  for (const [index, stage] of stages.entries()) {
    const changes = { ...small, name: `Après-midi ${index + 1}`, starts_at: startOf(index) };
    await house.plan(`t-${stage}`, changes, 'notices');
  }
}

export async function openAfternoon(house: SampleHouse): Promise<void> {
  for (const stage of stages) await house.openRegistration(`t-${stage}`);
}

/** Plays each as far as its name says. */
export async function playAfternoon(house: SampleHouse): Promise<void> {
  const fields = new Map<StageWord, SamplePlayer[]>();
  for (const stage of stages) {
    fields.set(stage, await registerPlayers(house, { tournament: `t-${stage}`, word: words[stage], count: 4 }));
  }
  for (const [index, stage] of stages.entries()) {
    const players = fields.get(stage) ?? [];
    await house.stage.at(startOf(index));
    await checkInPlayers(house, `t-${stage}`, players);
    await house.tournamentDirector('clock.start', { tournament: `t-${stage}` });
    await playUntil(house, stage, players);
  }
}

async function playUntil(house: SampleHouse, stage: StageWord, players: readonly SamplePlayer[]): Promise<void> {
  const tournament = `t-${stage}`;
  const reached = stages.indexOf(stage);
  if (reached >= stages.indexOf('won')) await playToTheWinner(house, tournament, players);
  if (reached >= stages.indexOf('closed')) await closeRanking(house.stage, house.cast, tournament);
  if (stage === 'final') {
    const entry = players[2]?.entry;
    await house.cashier('prizes.leaveUnclaimed', { tournament, entry, reason: 'absent' });
  }
  if (reached >= stages.indexOf('done')) await payAndEnter(house, tournament, players);
  if (reached >= stages.indexOf('cert')) await house.director('levy.certify', { tournament, pin: demoPin });
  if (reached >= stages.indexOf('signed')) await house.cashier('levy.countersign', { tournament, pin: demoPin });
}

/** The first to have registered wins, the others fall from the last on. */
async function playToTheWinner(
  house: SampleHouse,
  tournament: string,
  players: readonly SamplePlayer[],
): Promise<void> {
  await house.stage.wait(5 * 60_000);
  await house.tournamentDirector('prizes.freeze', { tournament, pin: demoPin });
  for (const { entry } of players.slice(1).toReversed()) {
    await house.stage.wait(5 * 60_000);
    await house.floor('standings.eliminate', { tournament, busts: [{ entry }] });
  }
}

async function payAndEnter(house: SampleHouse, tournament: string, players: readonly SamplePlayer[]): Promise<void> {
  const { awards } = await house.cashier<{ awards: { entry: string; amountCents: number }[] }>('prizes.payable', {
    tournament,
  });
  for (const { entry, amountCents } of awards) {
    const row = players.find((player) => player.entry === entry)?.row;
    if (!row) throw new Error(`nobody registered as ${entry}`);
    await house.cashier('prizes.pay', {
      tournament,
      entry,
      till: tillOf(0),
      documentVerdict: 'valid',
      identity: identitySeen(row),
      ...paidBy('cash', amountCents),
    });
  }
  await house.cashier('levy.enterLine', { tournament });
}
