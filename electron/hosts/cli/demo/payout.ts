import { demoPin, type Cast } from './cast.ts';
import { identitySeen, paidBy } from './entrant.ts';
import { tillOf, type Entrant } from './register-entrants.ts';
import type { Stage } from './stage.ts';

const minuteMs = 60_000;

/** Prizes from this amount on go by transfer, smaller ones out of the drawer. */
const transferFromCents = 200_000;

export interface Award {
  readonly rank: number;
  readonly entry: string;
  readonly amountCents: number;
}

interface Payout {
  readonly tournament: string;
  readonly cast: Cast;
  /** Ranks whose winners have left: their prizes are set aside. */
  readonly absent?: readonly number[];
}

/** The winner's chips are counted, and are those that were sold; the director closes the ranking. */
export async function closeRanking(stage: Stage, { tournamentDirector }: Cast, tournament: string): Promise<void> {
  const { chips } = await stage.do<{ chips: number }>(tournamentDirector, 'standings.ranking', { tournament });
  await stage.do(tournamentDirector, 'standings.close', { tournament, countedChips: chips });
}

/** Closes the ranking and pays everybody whom it pays, best last, each against the document seen again. */
export async function payWinners(
  stage: Stage,
  entrants: readonly Entrant[],
  { tournament, cast, absent = [] }: Payout,
): Promise<readonly Award[]> {
  await closeRanking(stage, cast, tournament);
  const [cashier = ''] = cast.cashiers;
  const { awards } = await stage.do<{ awards: Award[] }>(cashier, 'prizes.payable', { tournament });
  await fundDrawer(stage, cashier, awards);
  for (const { entry, amountCents, rank } of awards.toReversed()) {
    await stage.wait(2 * minuteMs);
    if (absent.includes(rank)) {
      await stage.do(cashier, 'prizes.leaveUnclaimed', { tournament, entry, reason: 'absent' });
      continue;
    }
    const row = entrants.find((entrant) => entrant.entry === entry)?.row;
    if (!row) throw new Error(`nobody registered as ${entry}`);
    const answer = await stage.ask(cashier, 'prizes.pay', {
      tournament,
      entry,
      till: tillOf(0),
      documentVerdict: 'valid',
      identity: identitySeen(row),
      ...paidBy(methodOf(amountCents), amountCents),
    });
    if (answer.ok) continue;
    if (answer.refusal.code !== 'prizes.documentExpired') throw stage.stopped('prizes.pay', answer);
    // A document that expired at midnight: the prize is kept for its winner (decision 16).
    await stage.do(cashier, 'prizes.leaveUnclaimed', { tournament, entry, reason: 'identity-refused' });
  }
  return awards;
}

const methodOf = (amountCents: number): 'transfer' | 'cash' => (amountCents >= transferFromCents ? 'transfer' : 'cash');

/** What will leave the drawer in cash comes out of the safe first. */
async function fundDrawer(stage: Stage, cashier: string, awards: readonly Award[]): Promise<void> {
  const cashCents = awards
    .filter(({ amountCents }) => methodOf(amountCents) === 'cash')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (cashCents === 0) return;
  await stage.do(cashier, 'tills.move', {
    till: tillOf(0),
    direction: 'in',
    amountCents: cashCents,
    reason: 'Fonds pour le paiement des prix.',
  });
}

/** The levy line: entered, certified by a director, countersigned by a cashier; then the tournament, drawers and day close. */
export async function closeEvening(stage: Stage, given: { tournament: string; cast: Cast }): Promise<void> {
  await enterSignedLine(stage, given);
  await stage.do(given.cast.tournamentDirector, 'tournament.close', { tournament: given.tournament });
  await closeHouseDay(stage, given.cast);
}

/** Entered by a cashier, certified by a director, countersigned by the cashier, two minutes between each (FR-REG-94…97). */
export async function enterSignedLine(
  stage: Stage,
  { tournament, cast }: { tournament: string; cast: Cast },
): Promise<void> {
  const [cashier = ''] = cast.cashiers;
  await stage.do(cashier, 'levy.enterLine', { tournament });
  await stage.wait(2 * minuteMs);
  await stage.do(cast.certifier, 'levy.certify', { tournament, pin: demoPin });
  await stage.wait(2 * minuteMs);
  await stage.do(cashier, 'levy.countersign', { tournament, pin: demoPin });
}

/** Every drawer counted right, then the gaming day. */
export async function closeHouseDay(stage: Stage, cast: Cast): Promise<void> {
  for (const [index, login] of cast.cashiers.entries()) {
    const till = tillOf(index);
    const { open } = await stage.do<{ open: { expectedCents: number } }>(cast.director, 'tills.show', { till });
    await stage.do(login, 'tills.close', { till, countedCents: open.expectedCents, pin: demoPin });
  }
  await stage.do(cast.director, 'house.closeDay', { pin: demoPin });
}
