import type { HostNotice } from '../../../shared/contract/host-shown.ts';
import type { RefusalParams } from '../../../shared/kernel/refusal.ts';

/** Pages that come late still see the last evening's worth; older ones tell nobody anything. */
const most = 20;

/** What a host tells of by itself; each has its sentence in `shared/locale`, like a refusal. */
type NoticeCode =
  | 'host.hallAway'
  | 'host.hallBack'
  | 'host.deskReloaded'
  | 'host.hallReloaded'
  | 'host.slept'
  | 'host.settingsUnreadable';

/** What happened by itself since the start, for the page to tell; in memory only. */
export class Notices {
  private readonly kept: HostNotice[] = [];
  private last = 0;

  add(code: NoticeCode, params: RefusalParams = {}): void {
    this.last += 1;
    this.kept.push({ id: this.last, at: Date.now(), code, params });
    if (this.kept.length > most) this.kept.shift();
  }

  list(): readonly HostNotice[] {
    return [...this.kept];
  }
}
