import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { demoPin } from '../../electron/hosts/cli/demo/cast.ts';
import { goTo, signIn } from '../hands.ts';
import { say } from '../project.ts';
import { startHost, type StartedHost } from '../started-host.ts';
import type { Moment, Moments } from './moments.ts';

const deskSize = { width: 1440, height: 900 };

/** A page of the house at one moment, with somebody signed in. */
export interface Sitting {
  readonly moment: Moment;
  readonly login: string;
  /** The drawer beside this station. */
  readonly till?: string;
}

/** Opens the house as it was at a moment, and takes pictures of its pages. */
export class Studio {
  private readonly browser: Browser;
  private readonly moments: Moments;
  private readonly out: string;
  private readonly hosts = new Map<string, StartedHost>();

  constructor(browser: Browser, moments: Moments, out: string) {
    this.browser = browser;
    this.moments = moments;
    this.out = out;
  }

  /** The host of a moment, started when it is first asked for. */
  async hostAt(moment: Moment | 'empty'): Promise<StartedHost> {
    const known = this.hosts.get(moment);
    if (known) return known;
    const { keyFile } = this.moments;
    const host = await startHost(moment === 'empty' ? {} : { dataFolder: this.moments.folderOf(moment), keyFile });
    this.hosts.set(moment, host);
    return host;
  }

  async open(address: string, size: { width: number; height: number } = deskSize): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: size,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(address);
    return page;
  }

  /** Somebody signs in at a station and goes to a page. */
  async sit({ moment, login, till = '' }: Sitting, path: string): Promise<Page> {
    const { url } = await this.hostAt(moment);
    const page = await this.open(url);
    await page.evaluate((value) => localStorage.setItem('tapis.preferences', value), JSON.stringify({ till }));
    await page.reload();
    await signIn(page, login, demoPin);
    await goTo(page, path);
    return page;
  }

  /** The page as it stands, dark and light. */
  async bothThemes(name: string, page: Page): Promise<void> {
    await this.picture(name, page);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    await this.picture(`${name}-light`, page);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  }

  async picture(name: string, page: Page): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(settleMs);
    await page.screenshot({ path: join(this.out, `${name}.png`), animations: 'disabled' });
    say(`  ${name}.png`);
  }

  async close(): Promise<void> {
    for (const host of this.hosts.values()) await host.stop();
  }
}

/** Queries that follow a change of page have been answered by then. */
const settleMs = 500;
