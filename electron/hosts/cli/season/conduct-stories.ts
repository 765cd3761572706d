import { demoPin } from '../demo/cast.ts';
import { paidBy } from '../demo/entrant.ts';
import { tillOf } from '../demo/register-entrants.ts';
import { SeasonEvening } from './evening.ts';
import type { Field } from './season-house.ts';

const minuteMs = 60_000;

/** A player marks cards: an incident on record, expelled for good; the money stays in the pool (FR-REG-75, FR-REG-76). */
export class Expulsion extends SeasonEvening {
  protected override async play(present: Field): Promise<void> {
    const { tournament, house } = this;
    const [cheat, ...others] = present;
    if (!cheat) throw new Error('nobody plays');
    const { entry } = cheat;
    await house.stage.wait(25 * minuteMs);
    const { incident } = await house.floor<{ incident: string }>('conduct.recordIncident', {
      ...{ tournament, category: 'fraud', table: 1, entries: [entry] },
      facts: 'Marque faite à l’ongle sur trois cartes, constatée par le croupier et revue sur image.',
      witnesses: 'Le croupier de la table 1.',
    });
    await house.tournamentDirector('conduct.rule', {
      ...{ tournament, subject: 'rules-reading', source: 'order', clause: '57-9', incident, entries: [entry] },
      text: 'Manœuvre frauduleuse : expulsion définitive.',
    });
    const expulsion = { tournament, entry, incident, ground: 'fraud', chips: 20_000, pin: demoPin };
    await house.tournamentDirector('conduct.expel', expulsion);
    await this.refusedRefund(entry);
    await super.play(others);
  }

  private async refusedRefund(entry: string): Promise<void> {
    const { buy_in_cents, fee_cents } = this.event;
    const back = { tournament: this.tournament, entry, till: tillOf(0), ...paidBy('cash', buy_in_cents + fee_cents) };
    await this.house.refused(this.house.cast.cashiers[0] ?? '', 'registration.refund', back);
  }
}

/** The power goes: play suspended, then stopped; fee and cave back to everybody, no prize, no line (FR-REG-70, FR-REG-79). */
export class Stopped extends SeasonEvening {
  protected override async play(present: Field): Promise<void> {
    const { tournament, house } = this;
    await house.stage.wait(30 * minuteMs);
    const last = present.at(-1);
    if (last) await house.floor('standings.eliminate', { tournament, busts: [{ entry: last.entry }] });
    await house.stage.wait(10 * minuteMs);
    const halt = { tournament, reason: 'power', facts: 'Coupure générale du quartier.', stacks: [], pin: demoPin };
    await house.tournamentDirector('conduct.suspendPlay', halt);
    await house.stage.wait(45 * minuteMs);
    await house.tournamentDirector('conduct.stopPlay', { ...halt, facts: 'Pas de courant avant demain midi.' });
  }

  /** No line, nothing to carry. */
  protected override async carry(): Promise<void> {
    const code = await this.house.refused(this.house.cast.director, 'levy.carryDay', this.dayToCarry);
    if (code !== 'levy.nothingToCarry') throw new Error(`refused for another reason: ${code}`);
  }

  protected override async settle(present: Field): Promise<void> {
    const { tournament, house, event } = this;
    await house.refused(house.cast.tournamentDirector, 'tournament.close', { tournament });
    const due = event.buy_in_cents + event.fee_cents;
    for (const { entry, row } of present) {
      await house.stage.wait(minuteMs);
      await house.cashier('registration.refund', { tournament, entry, till: tillOf(0), ...paidBy(row.payment, due) });
    }
    await house.tournamentDirector('tournament.close', { tournament });
  }
}
