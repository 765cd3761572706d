export { embeddedFonts } from './fonts/embedded-fonts.ts';
export type { FontBook } from './fonts/font-book.ts';
export { renderPaper, type PaperJob, type PaperKind, type PaperModels } from './papers/index.ts';
export { renderTestPaper } from './papers/test-paper.ts';
export type { PaperBase, PaperHouse, PaperPayment, PaperPlayer, PaperTournament } from './papers/paper.ts';
export { drawPersonFile } from './press/draw-apart.ts';
export { Press, PrintFailed } from './press/press.ts';
export type { ArchivedPaper, PressFault, Printed } from './press/press-message.ts';
