import type { RefusalParams } from '../kernel/refusal.ts';

/** What a host answers of itself, its displays and its printers: the shapes behind `host.show` and the like. */

/** A rectangle on the desktop, in the pixels of pages. */
export interface HostRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HostDisplay {
  /** Its identity, as `host.placeScreen` takes it. */
  readonly id: string;
  /** The number that `host.identifyDisplays` shows on it, from 1 on. */
  readonly number: number;
  readonly label: string;
  readonly bounds: HostRectangle;
  readonly scale: number;
  readonly primary: boolean;
  /** The operator's window stands on it: the hall's screen may not. */
  readonly desk: boolean;
  /** The hall's screen stands on it. */
  readonly hall: boolean;
}

/** The hall's screen: `away` while its display is not plugged in. */
export interface HostHall {
  readonly state: 'closed' | 'shown' | 'away';
  readonly display: { readonly id: string; readonly label: string } | null;
  readonly tournament: string | null;
  readonly language: 'fr' | 'en' | null;
}

export interface HostPrinter {
  readonly name: string;
  readonly label: string;
  /** False when the system says that it is stopped or cannot be reached. */
  readonly ready: boolean;
}

/** Something that happened by itself: its sentence stands under `code`, as a refusal's does. */
export interface HostNotice {
  /** Counts up from 1 in each start of the host. */
  readonly id: number;
  readonly at: number;
  readonly code: string;
  readonly params: RefusalParams;
}

export interface HostShown {
  readonly kind: 'desktop' | 'browser';
  readonly version: string;
  /** The folder is a rehearsal and goes on in its own time. */
  readonly rehearsal: boolean;
  readonly keyLost: boolean;
  /** The journal's latest moment while this computer's clock says an earlier one, else `null`. */
  readonly journalAheadAt: number | null;
  readonly canPrint: boolean;
  readonly canPlaceScreens: boolean;
  /** This window's place in the journal. */
  readonly station: string;
  readonly hall: HostHall | null;
  /** The last things that happened by themselves, oldest first. */
  readonly notices: readonly HostNotice[];
}
