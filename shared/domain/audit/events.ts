import { eventMaker } from '../../kernel/event.ts';

/** What an export is about: the house between two gaming days (both included), or one tournament. */
export type ExportScope =
  | { readonly kind: 'season'; readonly from: string; readonly to: string }
  | { readonly kind: 'tournament'; readonly tournament: string };

/** Who ordered it is the event's actor. `initials`: for the management, without papers that name a player. */
export interface ExportOrdered {
  readonly export: string;
  readonly scope: ExportScope;
  readonly names: 'full' | 'initials';
  readonly papers: boolean;
  readonly form: 'zip' | 'folder';
}

/** `sha256` is of the list of files, which stands for every byte of the export; the journal in it ends at `head`. */
export interface ExportMade {
  readonly export: string;
  readonly sha256: string;
  readonly files: number;
  readonly bytes: number;
  readonly lines: number;
  readonly head: string;
}

export interface ExportFailed {
  readonly export: string;
  readonly reason: string;
}

/** Events of the stream `house`. */
export interface AuditEvents {
  /** The house's key for signing exports, Ed25519 in hex; its other half lies sealed beside the journal. */
  'audit.signingKeyMade': { readonly publicKey: string };
  'audit.exportOrdered': ExportOrdered;
  'audit.exportMade': ExportMade;
  'audit.exportFailed': ExportFailed;
}

export const auditEvent = eventMaker<AuditEvents>();
