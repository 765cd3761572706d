import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectAccessible } from './complaints.ts';
import { test } from './on-host.ts';
import { unreachable } from './pages/layout.ts';
import { Shell } from './pages/shell.ts';
import { useSampleHost } from './sample-host.ts';
import { startHost } from './started-host.ts';

const dialog = '[role=dialog]';

/** Every page, who sits there, and what tells that it has come. */
const screens: readonly (readonly [path: string, login: string, shown: string])[] = [
  ['/', 'dr', '.home tbody tr'],
  ['/t/t-open/registration', 'caisse1', '.regdesk .last'],
  ['/t/t-starting/check-in', 'sol1', '.checkin .list'],
  ['/t/t-running/room', 'mcd1', '.room .grid8'],
  ['/t/t-running/conduct', 'mcd1', '.conduct .panel'],
  ['/t/t-running/prizes', 'mcd1', '.prz table'],
  ['/t/t-final/prizes', 'caisse1', '.prz table'],
  ['/t/t-cert/compliance', 'dr', '.conf table'],
  ['/duties', 'dr', '.duty-page .duty-month'],
  ['/t/t-running/journal', 'dr', '.work table'],
  ['/plan', 'dr', '.set-up-grid'],
  ['/plan/t-draft', 'dr', '.checklist'],
  ['/registers', 'dr', '.registers .entry'],
  ['/settings', 'dr', '.work table'],
  ['/people', 'dr', '.people .term'],
  ['/guide/registration', 'dr', '.work article'],
];

/** What opens on pages: tabs and dialogs, by a key or by the control that opens them. */
const opened: readonly (readonly [path: string, login: string, opening: string, shown: string])[] = [
  ['/duties', 'dr', 'l', '.duty-sheet .duty-list'],
  ['/duties', 'dr', '.filing-do button >> nth=0', dialog],
  ['/duties', 'dr', '.filing-do button >> nth=1', dialog],
  ['/duties', 'dr', '.filing-do button >> nth=2', dialog],
  ['/registers', 'dr', '2', '.registers .entry'],
  ['/registers', 'dr', '3', '.registers .asking'],
  ['/registers', 'dr', '4', '.registers .tbl'],
  ['/registers', 'dr', 'n', dialog],
  ['/registers', 'dr', '.registers .entry button >> nth=1', dialog],
  ['/people', 'dr', '.people table button >> nth=0', dialog],
  ['/people', 'dr', '.people .rows button >> nth=0', dialog],
  ['/people', 'dr', '.people .rows button >> nth=1', dialog],
  ['/people', 'dr', '.people [type=radio] >> nth=1', '.people .looks'],
  ['/settings', 'dr', '.settings .profile button >> nth=0', dialog],
  ['/settings', 'dr', '.settings .profile button >> nth=1', dialog],
  ['/settings', 'dr', '.settings .profile + .btn', dialog],
  ['/settings', 'dr', '.settings table button >> nth=0', dialog],
  ['/t/t-sending/compliance', 'dr', '.conf .nt button >> nth=0', dialog],
  ['/t/t-sending/compliance', 'dr', 'e', dialog],
  ['/t/t-cert/compliance', 'dr', 'b', dialog],
  ['/t/t-cert/compliance', 'dr', 'd', dialog],
  ['/t/t-cert/compliance', 'dr', 'i', dialog],
  ['/t/t-running/journal', 'dr', 's', dialog],
  ['/plan/t-draft', 'dr', 'F6', dialog],
  ['/t/t-halted/conduct', 'mcd1', '.conduct tbody tr >> nth=0', '.conduct .chosen'],
  ['/t/t-running/conduct', 'mcd1', 'i', dialog],
  ['/t/t-running/conduct', 'mcd1', 'n', dialog],
  ['/t/t-absent/conduct', 'mcd1', 'a', dialog],
  ['/t/t-running/room', 'mcd1', 's', dialog],
  ['/t/t-halted/room', 'mcd1', 's', dialog],
];

const looks = [
  { language: 'fr', theme: 'dark' },
  { language: 'en', theme: 'light' },
] as const;

const sizes = {
  '1366×768': { width: 1366, height: 768 },
  'twice as large': { width: 720, height: 450 },
};

const host = useSampleHost();

async function sitDown(page: Page, login: string, look: (typeof looks)[number]): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('tapis.preferences', kept), JSON.stringify(look));
  page.setDefaultTimeout(20_000);
  await page.goto(host().url);
  await new Shell(page, look.language).signIn(login);
}

const people = [...new Set(screens.map(([, login]) => login))];

/** What is out of reach on the page as it stands, by size. */
async function outOfReach(page: Page, what: string): Promise<readonly (readonly [string, string[]])[]> {
  const found: [string, string[]][] = [];
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    const faults = await unreachable(page);
    if (faults.length > 0) found.push([`${what} at ${size}`, faults]);
  }
  return found;
}

/** What tells that a page has come, of whichever tournament. */
const screenOf = (path: string): string =>
  screens.find(([known]) => known.split('/').at(-1) === path.split('/').at(-1))?.[2] ?? 'h1';

/** By a key, or by the control that a selector names. */
const openBy = (page: Page, opening: string): Promise<void> =>
  opening.startsWith('.') ? page.locator(opening).click({ force: true }) : page.keyboard.press(opening);

for (const look of looks) {
  for (const login of people) {
    const own = screens.filter(([, whose]) => whose === login);
    test(`${login}, ${look.language}, ${look.theme}: axe finds nothing, nothing is out of reach, nobody complains`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await sitDown(page, login, look);
      const found: Record<string, string[]> = {};
      for (const [path, , shown] of own) {
        await page.setViewportSize(sizes['1366×768']);
        await new Shell(page).goTo(path);
        await page.locator(shown).first().waitFor();
        await page.waitForTimeout(300);
        await test.step(`${path} is accessible`, () => expectAccessible(page));
        Object.assign(found, Object.fromEntries(await outOfReach(page, path)));
      }
      expect(found).toEqual({});
      expect(complaints).toEqual([]);
    });

    const openings = opened.filter(([, whose]) => whose === login);
    if (openings.length === 0) continue;
    test(`${login}, ${look.language}, ${look.theme}: so are tabs and dialogs, and Escape leaves every dialog`, async ({
      page,
    }) => {
      test.slow();
      const complaints = complaintsOf(page);
      await sitDown(page, login, look);
      const found: Record<string, string[]> = {};
      for (const [path, , opening, shown] of openings) {
        await page.setViewportSize(sizes['1366×768']);
        await new Shell(page).goTo('/guide/first-evening');
        await page.locator('.work article').waitFor();
        await new Shell(page).goTo(path);
        await page.locator(screenOf(path)).first().waitFor();
        // What the page asked has been answered by then: keys and buttons are valid only from there on.
        await page.waitForTimeout(500);
        await openBy(page, opening);
        await page.locator(shown).first().waitFor();
        await page.waitForTimeout(300);
        await test.step(`${path}, ${opening} is accessible`, () => expectAccessible(page));
        Object.assign(found, Object.fromEntries(await outOfReach(page, `${path}, ${opening}`)));
        if (shown !== dialog) continue;
        await page.keyboard.press('Escape');
        await expect(page.locator(dialog), `${path}, ${opening}`).toHaveCount(0);
      }
      expect(found).toEqual({});
      expect(complaints).toEqual([]);
    });
  }
}

for (const look of looks) {
  test(
    `the first page of a house, and signing in: ${look.language}, ${look.theme}`,
    { tag: '@browser-host' },
    async ({ page }) => {
      const empty = await startHost();
      const complaints = complaintsOf(page);
      await page.addInitScript((kept) => localStorage.setItem('tapis.preferences', kept), JSON.stringify(look));
      for (const [address, shown] of [
        [empty.url, 'main form, main .panel'],
        [host().url, '.sign-in'],
      ] as const) {
        await page.goto(address);
        await page.locator(shown).first().waitFor();
        for (const viewport of Object.values(sizes)) {
          await page.setViewportSize(viewport);
          await expectAccessible(page);
          expect(await unreachable(page)).toEqual([]);
        }
      }
      expect(complaints).toEqual([]);
      expect(await empty.stop()).toBe(0);
    },
  );
}
