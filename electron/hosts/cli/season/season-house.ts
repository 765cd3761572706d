import { localDate } from '../../../../shared/kernel/calendar.ts';
import { castOf, demoPin, type Cast } from '../demo/cast.ts';
import type { EntrantRow, TournamentFile } from '../demo/evening-files.ts';
import type { Evening, ListFile } from '../demo/evening.ts';
import { foundHouse } from '../demo/found-house.ts';
import { fortuneFrom, type Fortune } from '../demo/fortune.ts';
import { openHouseDay, seasonBook, type Entrant } from '../demo/register-entrants.ts';
import { Stage } from '../demo/stage.ts';
import type { Chance } from '../../../desk/feature.ts';
import type { Rehearsal } from '../rehearsal.ts';
import type { SeasonEvent } from './season-files.ts';

/** Documents that run to the end of the season and leave nothing to decide. */
const soundUntil = '2028-01-01';

/** The house of the sample's evening over a season: its people, its regulars, and what became of its tournaments. */
export class SeasonHouse {
  readonly rehearsal: Rehearsal;
  readonly stage: Stage;
  readonly cast: Cast;
  readonly fortune: Fortune;
  private readonly evening: Evening;
  private readonly regulars: readonly EntrantRow[];

  constructor(rehearsal: Rehearsal, evening: Evening, luck: Chance) {
    this.rehearsal = rehearsal;
    this.stage = new Stage(rehearsal);
    this.evening = evening;
    this.cast = castOf(evening);
    this.fortune = fortuneFrom(luck);
    this.regulars = evening.entrants.filter((row) => row.expect === 'pass' && row.document_expiry >= soundUntil);
  }

  async found(): Promise<void> {
    await foundHouse(this.stage, this.evening, (login) => login);
  }

  /** The terms of an event: the sample evening's structure under the event's own format, prices and prizes. */
  fileOf(event: SeasonEvent): TournamentFile {
    const { tournament } = this.evening;
    const rebuys = event.format === 'multi-table-rebuy';
    const opensAt = new Date(Date.parse(event.starts_at) - 30 * 86_400_000).toISOString();
    const single = event.format === 'single-table';
    return {
      ...tournament,
      name: event.name,
      format: event.format,
      room: event.room,
      starts_at: event.starts_at,
      registration: {
        opens_at: opensAt,
        capacity: single ? 10 : 54,
        late_until: rebuys ? tournament.registration.late_until : null,
      },
      buy_in_cents: event.buy_in_cents,
      fee_cents: event.fee_cents,
      seats_per_table: single ? 10 : 9,
      tables: single ? [1] : [1, 2, 3, 4, 5, 6],
      rebuy: rebuys && tournament.rebuy ? { ...tournament.rebuy, price_cents: event.buy_in_cents } : null,
      guarantee_cents: event.guarantee_cents,
      payout_percent: event.payout_percent,
      rounding_step_cents: 500,
      script: { rebuys: event.rebuys },
      sessions: event.sessions,
    };
  }

  /** The sample's evening with this event for its tournament and this event's field for its entrants. */
  eveningOf(event: SeasonEvent): Evening {
    return {
      ...this.evening,
      tournament: this.fileOf(event),
      entrants: this.fieldOf(event),
      lists: this.listsOfMonth(),
    };
  }

  /** Whoever comes: the same regulars from one evening to the next, beginning elsewhere each time. */
  private fieldOf({ id, entrants }: SeasonEvent): readonly EntrantRow[] {
    const from = Number(id.replace(/\D/g, '')) * 5;
    return Array.from({ length: entrants }, (_, index) => {
      const row = this.regulars[(from + index) % this.regulars.length];
      if (!row) throw new Error('the sample has no regulars');
      return row;
    });
  }

  /** The lists as they came on the first of this month. */
  private listsOfMonth(): readonly ListFile[] {
    const month = localDate(this.stage.now, this.evening.house.time_zone).slice(0, 7);
    return this.evening.lists.map((file) =>
      file.list === 'exclusion' ? { ...file, fileName: `exclusion-list-${month}-01.csv` } : file,
    );
  }

  /** The season's book 11 ter, numbered and initialled before its first line. */
  async openBook(): Promise<void> {
    await this.director('levy.openBook', seasonBook(localDate(this.stage.now, this.evening.house.time_zone)));
  }

  /** After the season's last day: the closing mention, in words. */
  async closeBook(): Promise<void> {
    await this.director('levy.closeBook', { book: '2026-2027', pin: demoPin });
  }

  openDay(event: SeasonEvent): Promise<void> {
    return openHouseDay(this.stage, this.eveningOf(event), this.cast);
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

  /** A step that must be refused, with this code; stops the season when it is taken. */
  async refused(login: string, name: string, input: object): Promise<string> {
    const answer = await this.stage.ask(login, name, input);
    if (answer.ok) throw new Error(`${this.stage.turn}: ${name} was taken where it must be refused`);
    return answer.refusal.code;
  }
}

/** Whom an evening has registered, by what the desk called them. */
export type Field = readonly Entrant[];
