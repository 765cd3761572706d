import { isRefused } from '../../../shared/kernel/refusal.ts';
import { sentenceOf } from '../../../shared/locale/index.ts';
import { faultLine } from '../door/fault-line.ts';
import { openDoor, type OpenedDoor } from '../door/open-door.ts';
import { ownAsks, type HostTraits } from '../door/own-asks.ts';
import { readPage } from '../door/page.ts';
import { paperAsk, testPaperAsk } from './paper-ask.ts';
import { openBrowserHost } from './server.ts';

export interface BrowserMainOptions {
  readonly dataFolder: string;
  readonly pageFolder: string;
  readonly port: number;
  readonly updateInDay?: boolean;
  /** The version of Tapis, as pages show it. */
  readonly version: string;
}

/**
 * Opens the desk to this machine's browsers until the process is told to stop. The address goes to stdout, alone on its line;
 * everything said to the operator goes to stderr. Sets the exit code when the house cannot be opened.
 */
export async function runBrowserHost(options: BrowserMainOptions): Promise<void> {
  const { dataFolder, port } = options;
  const page = readPage(options.pageFolder);
  const opened = await openDoor({
    folder: dataFolder,
    env: process.env,
    updateInDay: options.updateInDay ?? false,
    onFault: (id, error) => console.error(`tapis: erreur interne ${faultLine(id, error)}`),
  });
  if (isRefused(opened)) {
    stop(sentenceOf('fr', opened.refusal));
    return;
  }
  try {
    const asks = ownAsks(opened.house, () => browserTraits(options.version));
    const door = opened.doorWith([...asks, paperAsk(opened), testPaperAsk(opened)]);
    const host = await openBrowserHost({ door, page, port });
    sayHow(opened, dataFolder);
    console.log(host.url);
    onceToldToStop(async () => {
      await host.close();
      await opened.close();
    });
  } catch (error) {
    await opened.close();
    if (!isTaken(error)) throw error;
    stop(`Le port ${port} est déjà pris. Fermez l’autre programme, ou choisissez un autre port avec --port.`);
  }
}

/** A browser's windows and printers are its own. */
const browserTraits = (version: string): HostTraits => ({
  kind: 'browser',
  version,
  canPrint: false,
  canPlaceScreens: false,
  hall: null,
  notices: [],
});

function sayHow({ house }: OpenedDoor, dataFolder: string): void {
  console.error(`tapis: données dans ${dataFolder}${house.rehearsal ? ' (répétition)' : ''}`);
  if (house.recoveryCode !== undefined) {
    console.error(
      `tapis: code de secours, montré une seule fois, à imprimer et à garder sous clé :\n\n    ${house.recoveryCode}\n`,
    );
  }
  if (house.dataKey === undefined) {
    console.error(
      'tapis: la clé de la maison manque : les noms restent scellés, le journal et les montants se lisent.',
    );
  }
  console.error('tapis: ouvrez cette adresse dans un navigateur de ce poste ; Ctrl+C pour arrêter.');
}

function stop(sentence: string): void {
  console.error(`tapis: ${sentence}`);
  process.exitCode = 1;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EADDRINUSE', 'EACCES'].includes(String(error.code));

/** Terminal and set-up may both pass on the same signal: closing happens once. */
function onceToldToStop(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void close().then(() => process.exit(0));
    });
  }
}
