import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { closeDesktop, openDesktop, operatorWindow } from './desktop-host.ts';
import { HallDesk, sampleFolder } from './hall-desk.ts';
import { test } from './on-host.ts';
import { startSample } from './started-host.ts';

/** A host as the pages of a test need it, whichever it is. */
interface PageHost {
  readonly url: string;
  /** The tournament director, speaking to the desk beside the page. */
  director(): Promise<HallDesk>;
  stop(): Promise<number | null>;
}

async function startInBrowser(): Promise<PageHost> {
  const host = await startSample();
  return { url: host.url, director: () => HallDesk.open(host), stop: () => host.stop() };
}

async function startOnDesktop(): Promise<PageHost> {
  const folder = sampleFolder();
  const url = await openDesktop(folder);
  const stop = (): Promise<number | null> => closeDesktop().finally(() => rmSync(folder, { recursive: true }));
  return { url, director: () => HallDesk.through(operatorWindow()), stop };
}

/** The sample house behind one host for all tests of a file or group: the browser host, or the application on the desktop. */
export function useSampleHost(): () => PageHost {
  let host: PageHost | undefined;
  test.beforeAll(async () => {
    host = await (test.info().project.name === 'desktop' ? startOnDesktop() : startInBrowser());
  });
  test.afterAll(async () => {
    expect(await host?.stop()).toBe(0);
  });
  return () => {
    if (!host) throw new Error('the host has not been started yet');
    return host;
  };
}
