import { existsSync } from 'node:fs';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import { deskCaller, type Answer, type Caller, type DeskRequest } from '../../desk/request.ts';
import { accessOf, type Access } from '../../features/accounts/index.ts';
import { exportService, type ExportService } from '../../features/audit/index.ts';
import { clockTicker, type ClockTicker } from '../../features/clock/index.ts';
import { documentService, type DocumentService } from '../../features/documents/index.ts';
import { databaseFile } from '../../storage/open.ts';
import { features } from '../compose.ts';
import { openHouse, type House, type HouseOptions } from '../house.ts';
import { refuseScript } from './refusals.ts';
import { SimulatedClock } from './simulated-clock.ts';
import type { ScriptHouse } from './script.ts';

interface RehearsalOptions {
  readonly folder: string;
  readonly chance: HouseOptions['chance'];
  readonly startsAt: number;
  /** Another place for the key file than the user's own. */
  readonly keyFile?: string;
}

const anyone: Caller = { account: null, roles: [], station: 'script' };

/**
 * A house whose time is told by a script. Only on a new folder, or on one that was founded as a rehearsal: nobody backdates a
 * real journal with it. What the desk does by itself (levels, papers) happens as time passes.
 */
export class Rehearsal implements ScriptHouse {
  readonly house: House<Access>;
  readonly documents: DocumentService;
  readonly exports: ExportService;
  private readonly clock: SimulatedClock;
  private readonly ticker: ClockTicker;

  private constructor(house: House<Access>, clock: SimulatedClock, folder: string) {
    this.house = house;
    this.clock = clock;
    this.ticker = clockTicker(house.desk);
    this.documents = documentService(house, folder);
    this.exports = exportService(house, folder, (error) => console.error('exports', error));
  }

  static open({ folder, chance, startsAt, keyFile }: RehearsalOptions): Rehearsal | Refused {
    const known = existsSync(databaseFile(folder));
    const clock = new SimulatedClock(startsAt);
    const house = openHouse({
      folder,
      env: keyFile === undefined ? process.env : { ...process.env, TAPIS_KEY_FILE: keyFile },
      clock,
      chance,
      features,
      access: accessOf,
      rehearsal: !known,
      onFault: (id, error) => console.error(id, error),
    });
    if (isRefused(house)) return house;
    if (house.rehearsal) return new Rehearsal(house, clock, folder);
    house.close();
    return refuseScript('script.notARehearsal', { folder });
  }

  now(): number {
    return this.clock.now().wall;
  }

  /** Time passes up to `instant`, stopping at each boundary of a running clock on the way. */
  async reach(instant: number): Promise<void> {
    for (;;) {
      const next = this.ticker.nextBoundaryAt();
      if (next === undefined || next > instant) break;
      this.clock.advance(Math.max(0, next - this.now()));
      await this.ticker.advanceDue();
    }
    this.clock.advance(instant - this.now());
  }

  /** The sign of life of running clocks, now: a host that opens the folder later goes on from this moment. */
  leaveSignOfLife(): void {
    this.ticker.beat(this.house.store);
  }

  callerOf(login: string): Caller | undefined {
    return login === 'anyone' ? anyone : this.house.access.callerOf(login, 'script');
  }

  call(request: DeskRequest): Promise<Answer> {
    return this.house.desk.call(request);
  }

  /** A command of the desk itself. */
  asDesk(name: string, input: object): Promise<Answer> {
    return this.call({ name, input, caller: deskCaller });
  }

  /** Waits until every paper that is due has been drawn and filed, and every export that was ordered is written, then closes. */
  async close(): Promise<void> {
    await this.documents.drain();
    await this.exports.drain();
    await this.documents.stop();
    this.house.close();
  }
}
