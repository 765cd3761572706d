import type { DocumentKind } from '../../../../shared/domain/documents/index.ts';
import type { NoticeProof } from '../../../../shared/domain/notices/index.ts';
import type { BundleWriter } from '../../../bundle/bundle-writer.ts';
import { paperFolder, type BundleDescription } from '../../../bundle/layout.ts';
import { inScope, tournamentIn } from '../../../bundle/sheets/days.ts';
import { vaultReader } from '../../../storage/vault.ts';
import type { ReadableDatabase } from '../../../storage/database.ts';
import type { Sealer } from '../../../storage/sealer.ts';
import { archiveFolder, readArchived } from '../../documents/index.ts';
import { proofBytes } from '../../notices/index.ts';
import type { JournalPart } from './journal-source.ts';

/**
 * Papers that name no player, and so go into the management's export too: those of the house and its authorities, and figures. Lists, reports and slips of the evening name
 * players; sheets of extra staff name people whom the figures do not need.
 */
const withoutPlayers: readonly DocumentKind[] = [
  'rules-booklet',
  'appointment',
  'notice-letter',
  'month-table',
  'monthly-statement',
  'prize-sheet',
  'register-mention',
  'register-page',
  'day-seal',
  'premises-checklist',
  'house-rules',
];

/** What an attached file ends with in the export. */
const endings: Readonly<Record<NoticeProof['mediaType'], string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'message/rfc822': 'eml',
};

export interface PaperSources {
  readonly part: JournalPart;
  readonly sealer: Sealer;
  readonly dataFolder: string;
  readonly description: BundleDescription;
}

interface FiledPaper {
  readonly paper: string;
  readonly kind: DocumentKind;
  readonly stream: string;
  readonly at: number;
}

/** The papers that were filed up to the export's last line and belong to it, in the order of the journal. */
export function papersFor({ part, description }: Pick<PaperSources, 'part' | 'description'>): FiledPaper[] {
  const wanted = inScope(description);
  const kinds = description.names === 'full' ? undefined : withoutPlayers;
  return filedPapers(part.db, part.lastSeq).filter((paper) => wanted(paper) && (kinds?.includes(paper.kind) ?? true));
}

const filedPapers = (db: ReadableDatabase, lastSeq: number): FiledPaper[] =>
  db.all<FiledPaper>(
    `SELECT body ->> '$.data.paper' AS paper, body ->> '$.data.kind' AS kind, stream, body ->> '$.at' AS at
     FROM journal WHERE type = 'documents.archived' AND seq <= ? ORDER BY seq`,
    lastSeq,
  );

interface FiledProof {
  readonly proof: string;
  readonly mediaType: NoticeProof['mediaType'];
  readonly stream: string;
  readonly at: number;
}

/** The files that prove sendings and receipts of notices. A mail may name anybody: the management's export has none. */
export function proofsFor({ part, description }: Pick<PaperSources, 'part' | 'description'>): FiledProof[] {
  if (description.names !== 'full') return [];
  const proofs = part.db.all<FiledProof>(
    `SELECT body ->> '$.data.proof' AS proof, body ->> '$.data.mediaType' AS mediaType, stream, body ->> '$.at' AS at
     FROM journal WHERE type = 'notices.proofAttached' AND seq <= ? ORDER BY seq`,
    part.lastSeq,
  );
  return proofs.filter(inScope(description));
}

const folderOf = (stream: string): string => `${paperFolder}/${tournamentIn({ stream }) ?? stream}`;

/** Writes each paper's PDF as it was filed, and each proof as it was attached. Answers how many are no longer in the archive, or cannot be opened. */
export function writePapers(
  bundle: BundleWriter,
  sources: PaperSources,
  each: () => void,
): { readonly missing: number } {
  let missing = 0;
  for (const { paper, stream } of papersFor(sources)) {
    const pdf = pdfOf(sources, paper);
    if (pdf) bundle.add(`${folderOf(stream)}/${paper}.pdf`, (write) => write(pdf));
    else missing += 1;
    each();
  }
  const vault = vaultReader(sources.part.db, sources.sealer);
  for (const { proof, mediaType, stream } of proofsFor(sources)) {
    const bytes = openedOr(() => proofBytes({ db: sources.part.db, vault }, proof));
    if (bytes) bundle.add(`${folderOf(stream)}/${proof}.${endings[mediaType]}`, (write) => write(bytes));
    else missing += 1;
    each();
  }
  return { missing };
}

/** A paper that was purged or altered on the disk is left out; the table of papers still tells its hash. */
const pdfOf = ({ sealer, dataFolder }: PaperSources, paper: string): Uint8Array | undefined =>
  openedOr(() => Buffer.from(readArchived(archiveFolder(dataFolder), sealer, paper).pdfBase64, 'base64'));

function openedOr(open: () => Uint8Array | undefined): Uint8Array | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
