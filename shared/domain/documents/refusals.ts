import { refuser, type RefusalList } from '../../kernel/refusal.ts';

/** The reasons are technical: no rule of the order stands behind them. */
const documentsRefusals = {
  'documents.unknown': [],
  'documents.alreadyArchived': [],
  'documents.notArchived': [],
  'documents.atTheDesk': [],
} as const satisfies RefusalList;

export const refuse = refuser(documentsRefusals);
