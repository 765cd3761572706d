import { refuser, type RefusalList } from '../../kernel/refusal.ts';

/** The reasons are technical: no rule of the order stands behind them. */
export const auditRefusals = {
  'audit.exportUnderWay': [],
  'audit.purgeUnderWay': [],
  'audit.daysReversed': [],
  'audit.unknownTournament': [],
  'audit.unknownExport': [],
  'audit.exportOver': [],
  'audit.keyKnown': [],
  'audit.nameTaken': [],
} as const satisfies RefusalList;

export const refuse = refuser(auditRefusals);

export type AuditRefusal = keyof typeof auditRefusals;
