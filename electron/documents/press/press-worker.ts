import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { sealerWith } from '../../storage/sealer.ts';
import { embeddedFonts } from '../fonts/embedded-fonts.ts';
import { renderPaper } from '../papers/index.ts';
import { lastOrder, type ArchivedPaper, type PressSetup, type PrintOrder, type PrintReport } from './press-message.ts';
import { writeFaultOf, writeWhole } from './write-file.ts';

// Fonts are parsed once for the life of the worker; one paper is drawn after the other, in the order of the messages.
const sealer = sealerWith((workerData as PressSetup).dataKey);
let queue = Promise.resolve();

parentPort?.on('message', (order: PrintOrder | typeof lastOrder) => {
  queue = queue.then(async () => {
    if (order === lastOrder) parentPort?.close();
    else parentPort?.postMessage(await print(order));
  });
});

async function print({ order, job, file, purpose }: PrintOrder): Promise<PrintReport> {
  try {
    const pdf = await renderPaper(job, embeddedFonts);
    const archived: ArchivedPaper = { job, pdfBase64: Buffer.from(pdf).toString('base64') };
    writeWhole(file, sealer.seal(purpose, archived));
    return { order, sha256: createHash('sha256').update(pdf).digest('hex'), bytes: pdf.length };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { order, fault: writeFaultOf(error) ?? 'drawing-failed', detail };
  }
}
