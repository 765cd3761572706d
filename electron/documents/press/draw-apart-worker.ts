import { parentPort, workerData } from 'node:worker_threads';
import { embeddedFonts } from '../fonts/embedded-fonts.ts';
import { renderPersonFile, type PersonFilePaper } from '../papers/person-file.ts';

parentPort?.postMessage(await renderPersonFile(workerData as PersonFilePaper, embeddedFonts));
