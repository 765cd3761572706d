import {
  adjustClock,
  advanceClock,
  clockFace,
  interruptClock,
  jumpClock,
  levelForHand,
  levelNow,
  limitReachedAt,
  pauseClock,
  recoverClock,
  resumeClock,
  startClock,
  timeToLimitMs,
  undoClock,
  type ClockFace,
  type Reading,
} from '../../shared/domain/clock/index.ts';
import {
  appointDirector,
  planTournament,
  type DraftTerms,
  type LevelLimit,
} from '../../shared/domain/tournament/index.ts';
import { draft, planFacts, PlayedStream } from './played-stream.ts';

export const second = 1000;
export const minute = 60_000;
export const hour = 3_600_000;

/** A tournament that is about to start, with its wall and monotonic clocks in the test's hands. */
export class PlayedClock extends PlayedStream {
  mono = 5000;

  constructor(changes: Partial<DraftTerms> = {}, players = 3) {
    super();
    this.take(planTournament(this.state.plan, { ...draft, ...changes }, planFacts));
    const among = { id: 't-1', profile: planFacts.profile, appointeeRoles: ['committee-member'] as const };
    this.take(appointDirector(this.state.plan, 'mcd1', among));
    this.happen('tournament.registrationOpened', { late: false });
    for (let index = 1; index <= players; index += 1) {
      this.happen('registration.playerRegistered', { entry: `e-${index}`, checks: [] });
    }
    this.at = this.state.plan.startsAt ?? 0;
  }

  get now(): Reading {
    return { wall: this.at, mono: this.mono };
  }

  private get facts() {
    return { id: 't-1', now: this.now };
  }

  wait(durationMs: number): this {
    this.at += durationMs;
    this.mono += durationMs;
    return this;
  }

  /** Somebody sets the wall clock. */
  moveWall(byMs: number): this {
    this.at += byMs;
    return this;
  }

  start = () => this.take(startClock(this.state, { ...this.facts, profile: planFacts.profile }));
  pause = () => this.take(pauseClock(this.state, this.facts));
  resume = () => this.take(resumeClock(this.state, this.facts));
  jump = (position: number, confirmed = true) => this.take(jumpClock(this.state, { position, confirmed }, this.facts));
  adjust = (byMs: number) => this.take(adjustClock(this.state, byMs, this.facts));
  undo = () => this.take(undoClock(this.state, this.facts));
  advance = (wallJumpMs?: number) => this.take(advanceClock(this.state, { ...this.facts, wallJumpMs }));
  interrupt = (lastAlive: Reading | null) => this.take(interruptClock(this.state, { id: 't-1', lastAlive }));
  recover = (choice: 'resume' | 'count-gap') => this.take(recoverClock(this.state, choice, this.facts));
  bust = (...entries: string[]) => this.happen('standings.eliminated', { busts: entries.map((entry) => ({ entry })) });

  get face(): ClockFace {
    const face = clockFace(this.state, this.now);
    if (!face) throw new Error('no face');
    return face;
  }

  /** `L1 20:00 running`: what a screen shows, in short. */
  get shown(): string {
    const { kind, blinds, remainingMs, status } = this.face;
    const place = kind === 'level' ? `L${blinds?.level}` : kind;
    const seconds = Math.ceil(remainingMs / 1000);
    return `${place} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} ${status}`;
  }

  get level(): number | null {
    return levelNow(this.state, this.now);
  }

  reachedAt = (limit: LevelLimit) => limitReachedAt(this.state, limit, this.now);
  toLimit = (limit: LevelLimit) => timeToLimitMs(this.state, limit, this.now);
  levelOfHand = (startedAt: number) => levelForHand(this.state, startedAt, this.now);
}
