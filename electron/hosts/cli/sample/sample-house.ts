import { castOf, demoPin, type Cast } from '../demo/cast.ts';
import type { Evening } from '../demo/evening.ts';
import type { EntrantRow, TournamentFile } from '../demo/evening-files.ts';
import { foundHouse } from '../demo/found-house.ts';
import { planTournament, sendNotices } from '../demo/prepare-tournament.ts';
import { openDay, seasonBook } from '../demo/register-entrants.ts';
import { Stage } from '../demo/stage.ts';
import type { Rehearsal } from '../rehearsal.ts';

const minuteMs = 60_000;

/** The sample house's present: half an hour before the evening's tournament. */
export const sampleNow = '2027-03-05T19:30:00+01:00';

/** When its tournaments were planned and their notices sent. */
export const samplePlannedAt = '2026-12-01T10:00:00+01:00';

/** Letters carried over on the same day. */
const byHand = { writtenMs: minuteMs, betweenMs: minuteMs, wayMs: 5 * minuteMs };

/** The fixtures' terms with other figures. */
export type Changes = Partial<TournamentFile>;

/** A small tournament without rebuys, for the ones that are over by the evening. */
export const small: Changes = {
  format: 'multi-table-freezeout',
  rebuy: null,
  guarantee_cents: 0,
  payout_percent: [50, 30, 20],
  rounding_step_cents: 100,
};

/** The house being built: its stage, its people, and entrants whom nobody has taken yet. */
export class SampleHouse {
  readonly stage: Stage;
  readonly evening: Evening;
  readonly cast: Cast;
  readonly rehearsal: Rehearsal;
  private taken = 0;

  constructor(rehearsal: Rehearsal, evening: Evening) {
    this.rehearsal = rehearsal;
    this.stage = new Stage(rehearsal);
    this.evening = evening;
    this.cast = castOf(evening);
  }

  async found(): Promise<void> {
    // The registry's examples name the accounts by role words, which tell nobody's name.
    await foundHouse(this.stage, this.evening, (login) => login);
  }

  /** The gaming day with its lists and drawers. */
  async openDay(): Promise<void> {
    await openDay(this.stage, this.evening, this.cast);
    // A third drawer changed hands; who took it over has not signed for it yet.
    const [first = '', second = ''] = this.cast.cashiers;
    const handed = { till: 'caisse-3', countedCents: 20_000 };
    await this.stage.do(first, 'tills.open', { till: 'caisse-3', floatCents: 20_000, floatRetypedCents: 20_000 });
    await this.stage.do(first, 'tills.handOver', { ...handed, to: second, pin: demoPin });
    // An inspector came by.
    await this.director('registers.observe', {
      observer: 'inspector',
      name: 'M. Ferrand, correspondant local du service des courses et jeux',
      text: 'Le règlement n’était pas affiché à l’entrée de la salle.',
      pin: demoPin,
    });
    // The next season's book lies ready, as it does in March; it may also be closed unused.
    await this.director('levy.openBook', { ...seasonBook('2027-03-01'), book: '2027-2028' });
  }

  /** Plans a tournament; `rules` publishes the booklet and appoints the director, `notices` sends every letter. */
  async plan(tournament: string, changes: Changes, done: 'planned' | 'rules' | 'notices'): Promise<void> {
    const announced = { ...this.evening.tournament, ...changes };
    const { registration } = announced;
    const file = announced.rebuy ? announced : { ...announced, registration: { ...registration, late_until: null } };
    if (done === 'planned') {
      await planTournament(this.stage, { tournament, file, cast: this.cast }, { publish: false });
      return;
    }
    await planTournament(this.stage, { tournament, file, cast: this.cast });
    if (done === 'notices') await sendNotices(this.stage, { tournament, file, cast: this.cast }, byHand);
  }

  async openRegistration(tournament: string): Promise<void> {
    await this.director('tournament.openRegistration', { tournament, pin: demoPin });
  }

  /** An entrant whom no other tournament has. */
  nextRow(): EntrantRow {
    for (;;) {
      const row = this.evening.entrants[this.taken];
      if (!row) throw new Error('the sample house has more places than entrants');
      this.taken += 1;
      if (row.expect === 'pass') return row;
    }
  }

  /** Everybody whom no tournament has yet. */
  rest(): readonly EntrantRow[] {
    return this.evening.entrants.slice(this.taken);
  }

  director<Result extends object>(name: string, input: object): Promise<Result> {
    return this.stage.do(this.cast.director, name, input);
  }

  tournamentDirector<Result extends object>(name: string, input: object): Promise<Result> {
    return this.stage.do(this.cast.tournamentDirector, name, input);
  }

  cashier<Result extends object>(name: string, input: object): Promise<Result> {
    return this.stage.do(this.cast.cashiers[0] ?? '', name, input);
  }

  floor<Result extends object>(name: string, input: object): Promise<Result> {
    return this.stage.do(this.cast.floor, name, input);
  }
}
