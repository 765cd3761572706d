import { demoPin, type Cast } from './cast.ts';
import { paidBy } from './entrant.ts';
import type { Evening } from './evening.ts';
import type { Fortune } from './fortune.ts';
import { tillOf, type Entrant } from './register-entrants.ts';
import type { Stage } from './stage.ts';
import { levelSpans, levelsPlayed, limitMs } from './timetable.ts';

const minuteMs = 60_000;

/** Levels over which the field falls when the structure is as long; the fixtures' evening ends in its twentieth level. */
const levelsOfPlay = 20;
const secondsToPay = 90;

export interface PlayOptions {
  readonly tournament: string;
  readonly cast: Cast;
  readonly fortune: Fortune;
  readonly onEach: (done: number) => void;
}

/** The game from the start to the last player: rebuys, eliminations, the freeze of the structure on the way. */
export class Play {
  private readonly stage: Stage;
  private readonly evening: Evening;
  private readonly options: PlayOptions;
  private readonly startedAt: number;
  private readonly alive: Entrant[];
  private readonly rebuysOf = new Map<string, number>();
  private rebuysLeft: number;
  private falls = 0;
  private frozen = false;

  constructor(stage: Stage, evening: Evening, given: { entrants: readonly Entrant[]; options: PlayOptions }) {
    this.stage = stage;
    this.evening = evening;
    this.options = given.options;
    this.startedAt = stage.now;
    this.alive = [...given.entrants];
    this.rebuysLeft = evening.tournament.rebuy ? (evening.tournament.script?.rebuys ?? 0) : 0;
  }

  async toTheWinner(): Promise<void> {
    const { rebuy, registration } = this.evening.tournament;
    const openLevels = Math.max(levelsPlayed(rebuy?.until), levelsPlayed(registration.late_until), 0);
    const spans = levelSpans(this.evening.tournament, Math.max(levelsOfPlay, openLevels + 2));
    const open = spans.slice(0, openLevels);
    const closing = spans.slice(openLevels);
    const early = Math.min(Math.floor(this.alive.length / 5), this.alive.length - 2);
    await this.fallDuring(open, this.rebuysLeft + (open.length > 0 ? Math.max(early, 0) : 0));
    const graceMs = 2 * (rebuy?.pay_within_minutes ?? 0) * minuteMs;
    const rebuysOverMs = rebuy ? limitMs(spans, rebuy.until) + graceMs : 0;
    await this.freeze(Math.max(rebuysOverMs, limitMs(spans, registration.late_until)));
    await this.fallDuring(closing, this.alive.length - 1);
  }

  /** Spreads so many falls evenly over the playing time of these levels. */
  private async fallDuring(spans: ReturnType<typeof levelSpans>, falls: number): Promise<void> {
    const playMs = spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    const stepMs = Math.floor(playMs / (falls + 1));
    let untilNext = stepMs;
    let left = falls;
    for (const { fromMs, toMs } of spans) {
      let at = fromMs;
      while (left > 0 && at + untilNext <= toMs) {
        at += untilNext;
        untilNext = stepMs;
        await this.stage.at(this.startedAt + at);
        left -= await this.fall(left);
      }
      untilNext -= toMs - at;
    }
    while (left > 0) left -= await this.fall(left);
  }

  /** One hand in which one player falls, or two: every ninth hand once rebuys are over. Answers how many. */
  private async fall(left: number): Promise<number> {
    this.falls += 1;
    const two = this.frozen && this.falls % 9 === 0 && left >= 2 && this.alive.length >= 4;
    const fallen = [this.take(), ...(two ? [this.take()] : [])];
    const by = this.options.fortune.pick(this.alive).entry;
    await this.stage.do(this.options.cast.floor, 'standings.eliminate', {
      tournament: this.options.tournament,
      busts: fallen.map(({ entry }, index) => ({ entry, by, ...(two && { stack: 12_000 + index * 3_500 }) })),
    });
    if (this.rebuysLeft > 0 && !this.frozen) await this.rebuy(fallen);
    this.options.onEach(this.falls);
    return fallen.length;
  }

  /** Somebody who can still buy back in while rebuys are to be sold, else anybody. */
  private take(): Entrant {
    const most = this.evening.tournament.rebuy?.max_per_player ?? 0;
    const fresh = this.alive.filter(({ entry }) => (this.rebuysOf.get(entry) ?? 0) < most);
    const from = this.rebuysLeft > 0 && fresh.length > 0 ? fresh : this.alive;
    const fallen = this.options.fortune.pick(from);
    this.alive.splice(this.alive.indexOf(fallen), 1);
    return fallen;
  }

  private async rebuy(fallen: readonly Entrant[]): Promise<void> {
    const { tournament, cast, fortune } = this.options;
    const turn = fortune.below(cast.cashiers.length);
    for (const back of fallen) {
      await this.stage.wait(secondsToPay * 1000);
      await this.stage.do(cast.cashiers[turn] ?? '', 'registration.rebuy', {
        tournament,
        entry: back.entry,
        till: tillOf(turn),
        ...paidBy(back.row.payment, this.evening.tournament.rebuy?.price_cents ?? 0),
      });
      this.rebuysOf.set(back.entry, (this.rebuysOf.get(back.entry) ?? 0) + 1);
      this.rebuysLeft -= 1;
      this.alive.push(back);
    }
  }

  /** When nothing can be sold any more: the last hand's minutes are over, the structure is fixed and posted. */
  private async freeze(overMs: number): Promise<void> {
    const { tournament, cast } = this.options;
    await this.stage.at(this.startedAt + overMs + minuteMs);
    await this.stage.do(cast.tournamentDirector, 'prizes.freeze', { tournament, pin: demoPin });
    this.frozen = true;
  }
}
