import type { SealedText } from '../../kernel/sealed-text.ts';

/** What the file of a temporary employee holds (art. 15, FR-REG-09): seen or not, never what it says. */
export const workerPieces = [
  'identity-copy',
  'personal-notice',
  'photograph',
  'civic-rights',
  'criminal-record-extract',
] as const;

export type WorkerPiece = (typeof workerPieces)[number];

/** Somebody hired for one tournament. The name is a sealed text. */
export interface ExtraWorker extends SealedText {
  readonly worker: string;
  readonly task: string;
  pieces: readonly WorkerPiece[];
  /** When the file was last looked through; `null` before the first time. */
  checkedAt: number | null;
}

export const workerTasks = ['dealer', 'floor', 'cashier', 'reception', 'other'] as const;

const tasks: Readonly<Record<string, string>> = {
  dealer: 'croupier',
  floor: 'chef de table',
  cashier: 'caissier des jeux',
  reception: 'agent d’accueil',
  other: 'autre fonction',
};

/** A task as letters name it. */
export const taskInFrench = (task: string): string => tasks[task] ?? task;
