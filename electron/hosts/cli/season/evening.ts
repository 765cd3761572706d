import { demoPin } from '../demo/cast.ts';
import { documentOf } from '../demo/entrant.ts';
import { closeHouseDay, enterSignedLine, payWinners } from '../demo/payout.ts';
import { Play } from '../demo/play.ts';
import type { Agenda } from './agenda.ts';
import { registerEntrants, type Entrant } from '../demo/register-entrants.ts';
import type { SeasonEvent } from './season-files.ts';
import type { Field, SeasonHouse } from './season-house.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** One evening of a season, from the opened day to the closed one. What is particular about it overrides a step. */
export class SeasonEvening {
  protected readonly house: SeasonHouse;
  protected readonly event: SeasonEvent;

  constructor(house: SeasonHouse, event: SeasonEvent) {
    this.house = house;
    this.event = event;
  }

  get tournament(): string {
    return this.event.id;
  }

  /** When the house opens for it. */
  get opensAt(): number {
    return this.startsAt - 4 * hourMs;
  }

  protected get startsAt(): number {
    return Date.parse(this.event.starts_at);
  }

  /** Writes it into the agenda of the season. */
  plan(agenda: Agenda): void {
    agenda.add(this.opensAt, `${this.tournament} la soirée`, () => this.live());
    agenda.add(this.opensAt + 20 * hourMs, `${this.tournament} le registre de contrôle`, () => this.carry());
  }

  /** The next noon the day's levy is carried into the control register, modèle 12, a line a day. */
  protected async carry(): Promise<void> {
    await this.house.director('levy.carryDay', this.dayToCarry);
  }

  /** The gaming day whose line it writes. */
  protected get day(): string {
    return this.event.starts_at.slice(0, 10);
  }

  protected get dayToCarry(): object {
    const { day } = this;
    return { day, controlPage: Number(day.slice(5, 7)), controlLine: Number(day.slice(8)), pin: demoPin };
  }

  protected async live(): Promise<void> {
    const present = await this.begin();
    await this.play(present);
    await this.house.stage.wait(10 * minuteMs);
    await this.settle(present);
    await this.closeDay();
  }

  /** From the opened day to the started clock; answers who plays. */
  protected async begin(): Promise<Field> {
    const { stage } = this.house;
    await this.house.openDay(this.event);
    await stage.at(this.startsAt - 3 * hourMs);
    const field = await this.register();
    await stage.at(this.startsAt - hourMs);
    const present = await this.checkIn(field);
    await stage.at(this.startsAt);
    await this.house.tournamentDirector('clock.start', { tournament: this.tournament });
    return present;
  }

  protected async register(): Promise<Field> {
    const { stage, cast } = this.house;
    const options = { tournament: this.tournament, cast, until: this.startsAt - hourMs, onEach: () => undefined };
    return registerEntrants(stage, this.house.eveningOf(this.event), options);
  }

  /** Everybody who is there confirms on site; answers them (FR-REG-61, FR-REG-62). */
  protected async checkIn(field: Field): Promise<Field> {
    for (const { entry, row } of field) {
      await this.house.stage.wait(minuteMs);
      const seen = { document: documentOf(row), documentVerdict: 'valid' };
      await this.house.floor('registration.checkIn', { tournament: this.tournament, entry, ...seen });
    }
    return field;
  }

  protected async play(present: Field): Promise<void> {
    const { stage, cast, fortune } = this.house;
    const options = { tournament: this.tournament, cast, fortune, onEach: () => undefined };
    await new Play(stage, this.house.eveningOf(this.event), { entrants: present, options }).toTheWinner();
  }

  /** Ranking, prizes, the line of the book and its two signatures. */
  protected async settle(present: Field): Promise<void> {
    const { stage, cast } = this.house;
    await payWinners(stage, present, { tournament: this.tournament, cast });
    await enterSignedLine(stage, { tournament: this.tournament, cast });
    await this.house.tournamentDirector('tournament.close', { tournament: this.tournament });
  }

  protected closeDay(): Promise<void> {
    return closeHouseDay(this.house.stage, this.house.cast);
  }

  protected entrantOf(present: Field, entry: string): Entrant {
    const found = present.find((one) => one.entry === entry);
    if (!found) throw new Error(`nobody registered as ${entry}`);
    return found;
  }
}
