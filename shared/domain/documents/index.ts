export { archivePaper, type QueuedPaper } from './archive-paper.ts';
export {
  paperKinds,
  type DocumentEvents,
  type DocumentKind,
  type PaperArchived,
  type PaperReprinted,
} from './events.ts';
export { refuse as refuseDocuments } from './refusals.ts';
export { countsOwnDuplicates, reprintPaper, type FiledPaper } from './reprint-paper.ts';
export { transliterate } from './transliterate.ts';
