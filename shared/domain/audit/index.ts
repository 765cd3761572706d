export type { AuditEvents, ExportFailed, ExportMade, ExportOrdered, ExportScope } from './events.ts';
export { failExport, finishExport, keepSigningKey, type OrderedExport } from './finish-export.ts';
export { orderExport, type OrderFacts } from './order-export.ts';
