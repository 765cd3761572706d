import { demoPin } from '../demo/cast.ts';
import type { Agenda } from './agenda.ts';
import { SeasonEvening } from './evening.ts';
import type { Field } from './season-house.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** In an annex: its guarantees ticked and signed, six-packs unsealed before the public (FR-REG-02, FR-REG-101). */
export class Annex extends SeasonEvening {
  protected override async checkIn(field: Field): Promise<Field> {
    const { tournament, house } = this;
    const items = ['entry-control', 'video', 'cards', 'cash-desk'];
    await house.tournamentDirector('tournament.showGuarantees', { tournament, items, pin: demoPin });
    const present = await super.checkIn(field);
    await house.floor('tournament.recordUnsealing', {
      ...{ tournament, tables: [1, 2], packs: ['S-1041', 'S-1042'], bandIntact: true },
      witness: 'Deux joueurs de la table 1, invités à vérifier la bande.',
    });
    return present;
  }
}

/** In two sessions: paused at its break, the day closed, resumed the next evening (FR-REG-14, FR-REG-40). */
export class Sessions extends SeasonEvening {
  private everybody: Field = [];
  private left: Field = [];

  override plan(agenda: Agenda): void {
    const { tournament } = this;
    const [next] = this.event.sessions;
    if (!next) throw new Error(`${tournament} has one session`);
    const second = Date.parse(next.starts_at);
    agenda.add(this.opensAt, `${tournament} la première séance`, () => this.first());
    agenda.add(second - 4 * hourMs, `${tournament} la seconde séance`, () => this.second(second));
    agenda.add(second + 16 * hourMs, `${tournament} le registre de contrôle`, () => this.carry());
  }

  /** The line is written on the evening of the award. */
  protected override get day(): string {
    return (this.event.sessions[0]?.starts_at ?? this.event.starts_at).slice(0, 10);
  }

  private async first(): Promise<void> {
    const { tournament, house } = this;
    this.everybody = await this.begin();
    await house.tournamentDirector('prizes.freeze', { tournament, pin: demoPin });
    this.left = await this.fall(this.everybody, 3);
    await house.tournamentDirector('clock.pause', { tournament });
    await this.closeDay();
  }

  private async second(startsAt: number): Promise<void> {
    const { tournament, house } = this;
    await house.openDay(this.event);
    await house.stage.at(startsAt);
    await house.tournamentDirector('clock.resume', { tournament });
    const played = this.left;
    await this.fall(played, played.length - 1);
    await this.settle(this.everybody);
    await this.closeDay();
  }

  /** So many fall, the last first, ten minutes apart; answers who is left. */
  private async fall(present: Field, falls: number): Promise<Field> {
    const { tournament, house } = this;
    for (const { entry } of present.slice(-falls).toReversed()) {
      await house.stage.wait(10 * minuteMs);
      await house.floor('standings.eliminate', { tournament, busts: [{ entry }] });
    }
    return present.slice(0, present.length - falls);
  }
}
