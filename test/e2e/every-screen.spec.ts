import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, expectAccessible } from './complaints.ts';
import { unreachable } from './pages/layout.ts';
import { Shell } from './pages/shell.ts';
import { useSampleHost } from './sample-host.ts';
import { startHost } from './started-host.ts';

/** Every page, who sits there, and what tells that it has come. */
const screens: readonly (readonly [path: string, login: string, shown: string])[] = [
  ['/', 'dr', '.home tbody tr'],
  ['/t/t-open/registration', 'caisse1', '.regdesk .last'],
  ['/t/t-starting/check-in', 'sol1', '.checkin .list'],
  ['/t/t-running/room', 'mcd1', '.room .grid8'],
  ['/t/t-running/prizes', 'mcd1', '.prz table'],
  ['/t/t-final/prizes', 'caisse1', '.prz table'],
  ['/t/t-cert/compliance', 'dr', '.conf table'],
  ['/duties', 'dr', '.duty-page .duty-month'],
  ['/t/t-running/journal', 'dr', '.work table'],
  ['/plan', 'dr', '.set-up-grid'],
  ['/plan/t-draft', 'dr', '.work .panel'],
  ['/registers', 'dr', '.registers .entry'],
  ['/settings', 'dr', '.work table'],
  ['/people', 'dr', '.people .term'],
  ['/guide/registration', 'dr', '.work article'],
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
  await page.goto(host().url);
  await new Shell(page, look.language).signIn(login);
}

const people = [...new Set(screens.map(([, login]) => login))];

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
        for (const [size, viewport] of Object.entries(sizes)) {
          await page.setViewportSize(viewport);
          const faults = await unreachable(page);
          if (faults.length > 0) found[`${path} at ${size}`] = faults;
        }
      }
      expect(found).toEqual({});
      expect(complaints).toEqual([]);
    });
  }
}

for (const look of looks) {
  test(`the first page of a house, and signing in: ${look.language}, ${look.theme}`, async ({ page }) => {
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
  });
}
