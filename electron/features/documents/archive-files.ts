import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchivedPaper } from '../../documents/index.ts';
import type { Sealer } from '../../storage/sealer.ts';
import type { PaperRow } from './queue.ts';

/** Where papers lie, in the data folder. Names there tell kinds and numbers, the bytes are sealed. */
export const archiveFolder = (dataFolder: string): string => join(dataFolder, 'papers');

export const archiveFileName = (paper: string): string => `${paper}.sealed`;

/** Binds sealed bytes to their paper, so that one file cannot stand in for another. */
export const sealPurpose = (paper: string): string => `paper:${paper}`;

/** Opens a filed paper. Throws when the file is missing or was altered. */
export function readArchived(folder: string, sealer: Sealer, paper: string): ArchivedPaper {
  return sealer.open<ArchivedPaper>(sealPurpose(paper), readFileSync(join(folder, archiveFileName(paper))));
}

/** As people look for it outside the house: `recepisse-R-2027-000123.pdf`, `reglement-t-mars-v1.pdf`. */
export function speakingFileName(row: PaperRow, pageOf: PageOfLine): string {
  const copy = row.copy > 0 ? `-duplicata-${row.copy}` : '';
  return `${subjects[row.kind](row, pageOf)}${copy}.pdf`;
}

/** The page of the season that a line of the book 11 ter stands on. */
export type PageOfLine = (book: string, line: number) => number;

const subjects: Readonly<Record<PaperRow['kind'], (row: PaperRow, pageOf: PageOfLine) => string>> = {
  bulletin: ({ number }) => `bulletin-${number ?? ''}`,
  receipt: ({ number }) => `recepisse-${number ?? ''}`,
  'rebuy-receipt': ({ number }) => `recave-${number ?? ''}`,
  'refund-receipt': ({ number }) => `remboursement-${number ?? ''}`,
  'entry-voucher': ({ number }) => `bon-d-entree-${number ?? ''}`,
  'payment-slip': ({ number }) => `bon-de-paiement-${number ?? ''}`,
  'rules-booklet': ({ paper }) => paper.replace(/^rules/, 'reglement'),
  'notice-letter': ({ paper }) => paper.replace(/^notice-letter/, 'notice'),
  appointment: ({ paper }) => paper.replace(/^appointment/, 'designation-directeur'),
  'seat-list': ({ ref, tournament }) => `places-par-${ref === 'name' ? 'nom' : 'table'}-${tournament}`,
  'prize-sheet': ({ paper }) => paper.replace(/^prize-sheet/, 'structure-des-prix'),
  'month-table': ({ paper }) => paper.replace(/^month-table/, 'tableau-du-mois'),
  'monthly-statement': ({ ref }) => `etat-mensuel-${ref}`,
  'sign-in-sheet': ({ ref }) => `feuille-emargement-${ref}`,
  'incident-report': ({ paper, number }) => `incident-${number ?? paper.replace(/^incident-report-/, '')}`,
  'halt-record': ({ paper }) => paper.replace(/^halt-record/, 'proces-verbal'),
  'refund-sheet': ({ tournament }) => `remboursements-${tournament}`,
  'check-in-list': ({ paper }) => paper.replace(/^check-in-list/, 'pointage'),
  'paper-kit': ({ tournament }) => `kit-papier-${tournament}`,
  'premises-checklist': ({ paper }) => paper.replace(/^premises-checklist/, 'garanties-local-annexe'),
  'unsealing-record': ({ paper }) => paper.replace(/^unsealing-record/, 'decachetage'),
  'house-rules': ({ paper }) => paper.replace(/^house-rules/, 'reglement-interieur'),
  'register-page': ({ ref }, pageOf) => {
    const [book = '', line = ''] = ref.split('/');
    return `carnet-11-ter-${book}-page-${pageOf(book, Number(line))}`;
  },
  'till-reading': ({ paper }) => paper.replace(/^till-reading/, 'caisse'),
  observation: ({ ref }) => `observation-${ref.replace('/', '-')}`,
  'watch-sheet': ({ ref, paper }) => `surveillance-${ref}-${paper.slice(-6)}`,
  'register-mention': ({ ref }) => {
    const [book = '', volume = '', side = ''] = ref.split('/');
    return `carnet-11-ter-${book}-${volume}-${side === 'opening' ? 'ouverture' : 'cloture'}`;
  },
  'day-seal': ({ ref }) => `cloture-journee-${ref}`,
};
