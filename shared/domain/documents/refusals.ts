import { refuser, type RefusalList } from '../../kernel/refusal.ts';

/** The reasons are technical: no rule of the order stands behind them. */
export const documentsRefusals = {
  'documents.unknown': [],
  'documents.alreadyArchived': [],
} as const satisfies RefusalList;

export const refuse = refuser(documentsRefusals);
