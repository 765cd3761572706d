import { demoPin } from '../demo/cast.ts';
import { identitySeen, paidBy } from '../demo/entrant.ts';
import { enterSignedLine, payWinners } from '../demo/payout.ts';
import { tillOf } from '../demo/register-entrants.ts';
import type { Agenda } from './agenda.ts';
import { Expulsion, Stopped } from './conduct-stories.ts';
import { SeasonEvening } from './evening.ts';
import { Annex, Sessions } from './premises-stories.ts';
import type { SeasonEvent } from './season-files.ts';
import type { Field, SeasonHouse } from './season-house.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A line is taken back in red after it was certified, and entered anew (FR-REG-94). */
class CorrectedLine extends SeasonEvening {
  protected override async settle(present: Field): Promise<void> {
    const { stage, cast } = this.house;
    const { tournament } = this;
    await payWinners(stage, present, { tournament, cast });
    await this.house.cashier('levy.enterLine', { tournament });
    await stage.do(cast.certifier, 'levy.certify', { tournament, pin: demoPin });
    const approval = 'Certifiée avant le compte des jetons : contre-passation approuvée, ligne à reprendre.';
    await this.house.director('levy.correct', { tournament, approval, pin: demoPin });
    await this.house.cashier('levy.countersign', { tournament, pin: demoPin });
    await stage.do(cast.certifier, 'levy.certify', { tournament, pin: demoPin });
    await this.house.cashier('levy.countersign', { tournament, pin: demoPin });
    await enterSignedLine(stage, { tournament, cast });
    await this.house.tournamentDirector('tournament.close', { tournament });
  }
}

/** The second has left; a week later the prize is paid by transfer, on another gaming day (decision 16). */
class UnclaimedPrize extends SeasonEvening {
  private left: { readonly entry: string; readonly amountCents: number; readonly seen: object } | undefined;

  override plan(agenda: Agenda): void {
    super.plan(agenda);
    agenda.add(this.opensAt + 7 * dayMs, `${this.tournament} le lot réclamé`, () => this.claim());
  }

  protected override async settle(present: Field): Promise<void> {
    const { stage, cast } = this.house;
    const { tournament } = this;
    const awards = await payWinners(stage, present, { tournament, cast, absent: [2] });
    const second = awards.find(({ rank }) => rank === 2);
    if (second) this.left = { ...second, seen: identitySeen(this.entrantOf(present, second.entry).row) };
    await enterSignedLine(stage, { tournament, cast });
    await this.house.tournamentDirector('tournament.close', { tournament });
  }

  private async claim(): Promise<void> {
    if (!this.left) throw new Error('nobody left a prize');
    const { entry, amountCents, seen } = this.left;
    await this.house.openDay(this.event);
    await this.house.cashier('prizes.payUnclaimed', {
      ...{ tournament: this.tournament, entry, till: tillOf(0), documentVerdict: 'valid', identity: seen },
      ...paidBy('transfer', amountCents),
    });
    await this.closeDay();
  }
}

/** Between registration and the start a list arrives that names one who has paid: stopped, given back, not played (R33). */
class NewList extends SeasonEvening {
  protected override async checkIn(field: Field): Promise<Field> {
    const [named, ...others] = field;
    if (!named) throw new Error('nobody registered');
    const { surname, given_names, birth_date, birth_place } = named.row;
    const list = { list: 'exclusion', fileName: this.listOfToday() };
    const heading = 'surname;given_names;birth_date;birth_place';
    const content = `${heading}\r\n${[surname, given_names, birth_date, birth_place].join(';')}\r\n`;
    await this.house.stage.do(this.house.cast.compliance, 'people.importList', { ...list, content });
    const { tournament } = this;
    const seen = { document: { kind: 'passport', number: 'X', expiry: null }, documentVerdict: 'valid' };
    const code = await this.house.refused(this.house.cast.floor, 'registration.checkIn', {
      ...{ tournament, entry: named.entry, ...seen },
    });
    if (!/^registration\.(flaggedEntry|excluded)$/.test(code)) throw new Error(`refused for another reason: ${code}`);
    const back = paidBy(named.row.payment, this.event.buy_in_cents + this.event.fee_cents);
    await this.house.cashier('registration.cancel', {
      ...{ tournament, entry: named.entry, till: tillOf(0), ...back },
      reason: 'Inscrit sur la liste reçue ce soir.',
    });
    return super.checkIn(others);
  }

  private listOfToday(): string {
    return `exclusion-list-${this.event.starts_at.slice(0, 10)}.csv`;
  }
}

/** Registered one evening, called off the next day with its notices, and everybody paid back (FR-REG-67…71). */
class Cancelled extends SeasonEvening {
  private field: Field = [];

  override plan(agenda: Agenda): void {
    const before = (days: number): number => this.opensAt - days * dayMs;
    agenda.add(before(6), `${this.tournament} les inscriptions`, () => this.sell());
    agenda.add(before(5), `${this.tournament} l’annulation`, () => this.callOff());
    agenda.add(before(5) + 10 * minuteMs, `${this.tournament} les remboursements`, () => this.payBack());
  }

  private async sell(): Promise<void> {
    await this.house.openDay(this.event);
    this.field = await this.register();
    await this.closeDay();
  }

  private async callOff(): Promise<void> {
    const { tournament } = this;
    await this.house.director('tournament.cancel', {
      tournament,
      reason: 'Salle sinistrée par une fuite d’eau.',
      pin: demoPin,
    });
    const { notices } = await this.house.director<{ notices: { notice: string }[] }>('notices.prepare', { tournament });
    for (const { notice } of notices) {
      const sentAt = new Date(this.house.stage.now).toISOString();
      const letter = { tournament, notice, sentAt, channel: 'hand-delivery', reference: 'décharge' };
      await this.house.director('notices.recordSent', { ...letter, pin: demoPin });
    }
  }

  private async payBack(): Promise<void> {
    await this.house.openDay(this.event);
    const { tournament } = this;
    for (const [index, { entry, row }] of this.field.entries()) {
      await this.house.stage.wait(minuteMs);
      const turn = index % this.house.cast.cashiers.length;
      const due = paidBy(row.payment, this.event.buy_in_cents + this.event.fee_cents);
      const cashier = this.house.cast.cashiers[turn] ?? '';
      await this.house.stage.do(cashier, 'registration.refund', { tournament, entry, till: tillOf(turn), ...due });
    }
    await this.closeDay();
  }
}

const tellers: Readonly<Record<SeasonEvent['story'], typeof SeasonEvening>> = {
  plain: SeasonEvening,
  'late-notice': SeasonEvening,
  correction: CorrectedLine,
  unclaimed: UnclaimedPrize,
  'new-list': NewList,
  cancelled: Cancelled,
  expulsion: Expulsion,
  stopped: Stopped,
  annex: Annex,
  sessions: Sessions,
};

export const storyOf = (house: SeasonHouse, event: SeasonEvent): SeasonEvening =>
  new tellers[event.story](house, event);
