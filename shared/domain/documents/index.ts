export { archivePaper, type QueuedPaper } from './archive-paper.ts';
export { paperKinds, type DocumentEvents, type DocumentKind, type PaperArchived } from './events.ts';
export { documentsRefusals, refuse as refuseDocuments } from './refusals.ts';
export { transliterate } from './transliterate.ts';
