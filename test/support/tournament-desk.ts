import { clockFeature } from '../../electron/features/clock/index.ts';
import { dutiesFeature, noticesFeature } from '../../electron/features/notices/index.ts';
import { tournamentFeature } from '../../electron/features/tournament/index.ts';
import type { Answer } from '../../electron/desk/request.ts';
import { setRecipientsContract } from '../../shared/contract/house.ts';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import { foundedClairval, nobody, type Clairval } from './clairval.ts';
import { givenFeature } from './given-feature.ts';

export const tournamentFeatures = [tournamentFeature, noticesFeature, dutiesFeature, clockFeature, givenFeature];

export const planInput = planContract.example;
const tournament = 't-example';
const pin = '2468';

export const codeOf = (answer: Answer): string => (answer.ok ? 'accepted' : answer.refusal.code);

export const answerOf = <Shape>(answer: Answer): Shape => {
  if (!answer.ok) throw new Error(`${answer.refusal.code} ${JSON.stringify(answer.refusal.params)}`);
  return answer.answer as Shape;
};

/** Clairval with tournaments, notices and clocks; `t-example` starts on 18 June 2027 at 20:00 in Paris. */
export class TournamentDesk {
  readonly house: Clairval;
  readonly director;
  readonly member;

  constructor(house: Clairval) {
    this.house = house;
    this.director = house.as('dr', 'responsible-director');
    this.member = house.as('mcd1', 'committee-member');
  }

  static async open(): Promise<TournamentDesk> {
    const desk = new TournamentDesk(await foundedClairval({ features: tournamentFeatures }));
    answerOf(await desk.director('house.setRecipients', setRecipientsContract.example));
    return desk;
  }

  /** The wall reaches this instant as time passes. */
  at(instant: string): this {
    this.house.clock.reach(instant);
    return this;
  }

  types = (): readonly string[] =>
    this.house.store.reader.all<{ type: string }>('SELECT type FROM journal ORDER BY seq').map(({ type }) => type);

  plan = (changes: object = {}, id = tournament): Promise<Answer> =>
    this.member('tournament.plan', { tournament: id, terms: { ...planInput.terms, ...changes } });

  publish = (): Promise<Answer> => this.director('tournament.publishRules', { tournament });

  prepare = (): Promise<Answer> => this.member('notices.prepare', { tournament, ids: ['n-1', 'n-2', 'n-3'] });

  sent = (notice: string, sentAt: string, more: object = {}): Promise<Answer> =>
    this.director('notices.recordSent', {
      tournament,
      notice,
      sentAt,
      channel: 'registered-letter',
      reference: 'RA 1',
      pin,
      ...more,
    });

  openRegistration = (more: object = {}): Promise<Answer> =>
    this.director('tournament.openRegistration', { tournament, pin, ...more });

  appoint = (account = 'mcd1'): Promise<Answer> =>
    this.director('tournament.appointDirector', { tournament, account, pin });

  /** Planned, published, notices prepared, sent and received in time. */
  async noticesOut(): Promise<this> {
    await this.plan();
    await this.publish();
    await this.prepare();
    const now = new Date(this.house.clock.now().wall).toISOString();
    for (const notice of ['n-1', 'n-2', 'n-3']) {
      answerOf(await this.sent(notice, now));
      answerOf(await this.member('notices.recordReceived', { tournament, notice, receivedAt: now, reference: 'AR' }));
    }
    return this;
  }

  /** On the evening at 20:00: registration open, a director, three players, the clock started. */
  async started(): Promise<this> {
    await this.noticesOut();
    this.at('2027-06-01T12:00:00+02:00');
    answerOf(await this.openRegistration());
    answerOf(await this.appoint());
    await this.happened(
      ['e-1', 'e-2', 'e-3'].map((entry) => ({
        type: 'registration.playerRegistered',
        data: { entry, payment: [], checks: [] },
      })),
    );
    this.at('2027-06-18T20:00:00+02:00');
    answerOf(await this.member('clock.start', { tournament }));
    return this;
  }

  /** What other features would have journalled. */
  async happened(events: readonly { readonly type: string; readonly data: object }[]): Promise<void> {
    const input = { events: events.map((event) => ({ stream: `tournament/${tournament}`, ...event })), people: [] };
    answerOf(await nobody(this.house)('given.happened', input));
  }
}
