import { seededChance } from '../../../desk/ports.ts';
import { demoPin } from '../demo/cast.ts';
import { documentOf, paidBy } from '../demo/entrant.ts';
import type { EntrantRow } from '../demo/evening-files.ts';
import { fortuneFrom, type Fortune } from '../demo/fortune.ts';
import { registerEntrants, tillOf, type Entrant } from '../demo/register-entrants.ts';
import type { SampleHouse } from './sample-house.ts';

/** The evening's tournament, at the size that the fixtures give it. */
export const fullTournament = 't-main';

const startsAt = '2027-03-05T20:00:00+01:00';

/** The evening's tournament filled and played on a sample house: what pictures and measures look at. */
export class FullEvening {
  private readonly house: SampleHouse;
  private readonly fortune: Fortune = fortuneFrom(seededChance('full evening'));
  private readonly entrants: Entrant[] = [];
  private readonly inPlay: Entrant[] = [];
  private readonly back = new Set<Entrant>();

  constructor(house: SampleHouse) {
    this.house = house;
  }

  /** Months before: the tournament with its notices. */
  plan(): Promise<void> {
    return this.house.plan(fullTournament, {}, 'notices');
  }

  async openRegistration(): Promise<void> {
    const { evening } = this.house;
    await this.house.openRegistration(fullTournament);
    await this.house.floor('seating.commitDraw', { tournament: fullTournament });
    const expected = Math.ceil(evening.entrants.length / evening.tournament.seats_per_table);
    const tables = Array.from({ length: expected }, (_, index) => index + 1);
    await this.house.floor('seating.openTables', { tournament: fullTournament, tables });
  }

  /** Registers these people at the cashiers' drawers, up to this time. */
  async register(rows: readonly EntrantRow[], until: string): Promise<void> {
    const { stage, cast, evening } = this.house;
    const options = { tournament: fullTournament, cast, until: Date.parse(until), onEach: () => undefined };
    this.entrants.push(...(await registerEntrants(stage, { ...evening, entrants: rows }, options)));
  }

  /** Everybody but the last so many is here and seated. */
  async checkIn({ awaited }: { readonly awaited: number }): Promise<void> {
    for (const entrant of this.entrants.slice(this.inPlay.length, this.entrants.length - awaited)) {
      await this.house.floor('registration.checkIn', {
        tournament: fullTournament,
        entry: entrant.entry,
        document: documentOf(entrant.row),
        documentVerdict: 'valid',
      });
      this.inPlay.push(entrant);
    }
  }

  async start(): Promise<void> {
    await this.house.stage.at(startsAt);
    await this.house.tournamentDirector('clock.start', { tournament: fullTournament });
  }

  /** So many fall until this time, evenly; while rebuys are sold some of the fallen buy back in. */
  async play(falls: number, until: string): Promise<void> {
    const { stage } = this.house;
    const stepMs = Math.floor((Date.parse(until) - stage.now) / (falls + 1));
    for (let fall = 0; fall < falls; fall += 1) {
      await stage.wait(stepMs);
      await this.fall();
    }
    await stage.at(until);
  }

  playToTheWinner(until: string): Promise<void> {
    return this.play(this.inPlay.length - 1, until);
  }

  freeze(): Promise<object> {
    return this.house.tournamentDirector('prizes.freeze', { tournament: fullTournament, pin: demoPin });
  }

  private async fall(): Promise<void> {
    const fallen = this.fortune.pick(this.inPlay);
    this.inPlay.splice(this.inPlay.indexOf(fallen), 1);
    const busts = [{ entry: fallen.entry, by: this.fortune.pick(this.inPlay).entry }];
    await this.house.floor('standings.eliminate', { tournament: fullTournament, busts });
    const { rebuy, script } = this.house.evening.tournament;
    if (this.back.has(fallen) || this.back.size >= (script?.rebuys ?? 0)) return;
    await this.house.cashier('registration.rebuy', {
      tournament: fullTournament,
      entry: fallen.entry,
      till: tillOf(0),
      ...paidBy('cash', rebuy?.price_cents ?? 0),
    });
    this.back.add(fallen);
    this.inPlay.push(fallen);
  }
}
