import { screen, type BrowserWindow, type Display } from 'electron';
import type { HostHall } from '../../../shared/contract/host-shown.ts';
import type { Refused } from '../../../shared/kernel/refusal.ts';
import { refuseHost } from '../door/refusals.ts';
import { findDisplay, remembered } from './displays.ts';
import { cover, hallAddress, openHallWindow, type HallPage } from './hall-window.ts';
import type { Notices } from './notices.ts';
import type { SettingsFile } from './settings-file.ts';

export interface HallScreenParts {
  readonly settings: SettingsFile;
  readonly notices: Notices;
  /** The display on which the operator works. */
  readonly deskDisplay: () => Display;
  /** A new window of the hall is to be spoken with and watched. */
  readonly opened: (window: BrowserWindow) => void;
}

/**
 * The hall's screen: on the display that the operator chose, gone while that display is unplugged, back when it is plugged in again
 * (C15 to C18). The clock itself runs in the desk: nothing here can stop it.
 */
export class HallScreen {
  private readonly parts: HallScreenParts;
  private window: BrowserWindow | undefined;
  private address = '';
  private away = false;

  constructor(parts: HallScreenParts) {
    this.parts = parts;
  }

  /** Opens or moves the screen. Refuses `host.displayUnknown` and `host.displayOfDesk`. */
  place({ display: id, ...page }: HallPage & { readonly display: string }): { readonly hall: HostHall } | Refused {
    const display = screen.getAllDisplays().find((each) => String(each.id) === id);
    if (!display) return refuseHost('host.displayUnknown');
    if (display.id === this.parts.deskDisplay().id) return refuseHost('host.displayOfDesk');
    this.parts.settings.change({ hall: { open: true, display: remembered(display), ...page } });
    this.away = false;
    this.settle();
    return { hall: this.state() };
  }

  close(): { readonly hall: HostHall } {
    const { hall } = this.parts.settings.now;
    if (hall) this.parts.settings.change({ hall: { ...hall, open: false } });
    this.settle();
    return { hall: this.state() };
  }

  /** The application ends: the screen goes, and comes back at the next start. */
  letGo(): void {
    this.discard();
  }

  state(): HostHall {
    const { hall } = this.parts.settings.now;
    if (!hall) return { state: 'closed', display: null, tournament: null, language: null };
    const { open, display, tournament, language } = hall;
    return { state: open ? (this.window ? 'shown' : 'away') : 'closed', display, tournament, language };
  }

  /** The display under the screen, as far as there is one. */
  display(): Display | undefined {
    const { hall } = this.parts.settings.now;
    return this.window && hall ? findDisplay(screen.getAllDisplays(), hall.display) : undefined;
  }

  /** Makes the window what the settings say, on the displays that are there now. Called whenever either may have changed. */
  settle(): void {
    const { hall } = this.parts.settings.now;
    if (!hall?.open) {
      this.away = false;
      this.discard();
      return;
    }
    const display = this.free(findDisplay(screen.getAllDisplays(), hall.display));
    if (display) this.show(display, hall);
    else this.wait(hall.display.label);
  }

  /** The last display that is left belongs to the operator: the controls are never under a full screen. */
  private free(display: Display | undefined): Display | undefined {
    return screen.getAllDisplays().length > 1 ? display : undefined;
  }

  private show(display: Display, page: HallPage): void {
    const address = hallAddress(page);
    if (!this.window) this.open(display, page);
    else if (address !== this.address) void this.window.loadURL(address);
    this.address = address;
    if (this.window?.isVisible()) cover(this.window, display);
    if (!this.away) return;
    this.away = false;
    this.parts.notices.add('host.hallBack', { display: display.label });
  }

  private open(display: Display, { tournament, language }: HallPage): void {
    const window = openHallWindow(display, { tournament, language });
    this.window = window;
    this.parts.settings.change({ hall: { open: true, display: remembered(display), tournament, language } });
    // Closed by somebody at the keyboard of that display: as if it had been closed here.
    window.on('closed', () => {
      if (this.window === window) this.leave();
    });
    this.parts.opened(window);
  }

  private leave(): void {
    this.window = undefined;
    this.close();
  }

  private wait(label: string): void {
    this.discard();
    if (this.away) return;
    this.away = true;
    this.parts.notices.add('host.hallAway', { display: label });
  }

  private discard(): void {
    const { window } = this;
    this.window = undefined;
    window?.destroy();
  }
}
