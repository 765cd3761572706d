import { expect, type Page } from '@playwright/test';
import { cardOf } from './cards.ts';
import { test } from './on-host.ts';
import { RegistrationDesk } from './pages/registration.ts';
import { Shell } from './pages/shell.ts';
import { useSampleHost } from './sample-host.ts';

const host = useSampleHost();

/** What can be clicked and lies under a toast, by what a click there would reach. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const host = document.querySelector('.toasts');
    if (!host) return ['no toasts'];
    const clickable = 'a[href], button, input, select, textarea, [role="radio"], tr[aria-selected]';
    const under: string[] = [];
    for (const toast of host.querySelectorAll('.toast')) {
      const { left, top, right, bottom } = toast.getBoundingClientRect();
      for (let x = left + 1; x < right; x += 8)
        for (let y = top + 1; y < bottom; y += 8)
          for (const element of document.elementsFromPoint(x, y)) {
            const hit = host.contains(element) ? null : element.closest(clickable);
            if (hit) under.push(hit.textContent || hit.id || hit.tagName);
          }
    }
    return [...new Set(under)];
  });

test.describe('what is told hides nothing that can be clicked', () => {
  test('at the desk, after three receipts in a row: the payment of the next person is open', async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(host().url);
    await new Shell(page).signIn('caisse2');
    const desk = await new RegistrationDesk(page).come('t-open');
    await desk.openTill('caisse 9', '500');
    for (const card of [cardOf(70), cardOf(71), cardOf(72)]) {
      await desk.read(card);
      await desk.fillForm(card);
      await desk.payCash('120');
      await desk.register();
      await desk.printAndNext();
    }
    const card = cardOf(73);
    await desk.read(card);
    await desk.fillForm(card);
    await expect(page.locator('#reg-mode input').first()).toBeFocused();
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect.poll(() => covered(page)).toEqual([]);
  });

  for (const [index, [name, width, height]] of (
    [
      ['1366×768', 1366, 768],
      ['1440×900', 1440, 900],
      ['200 % of 1440×900', 720, 450],
    ] as const
  ).entries()) {
    test(`${name}: in the director’s room, with the way back of a stopped clock`, async ({ page }, info) => {
      await page.setViewportSize({ width, height });
      await page.goto(host().url);
      const shell = new Shell(page);
      await shell.signIn('mcd1');
      await shell.goTo('/t/t-running/room');
      await page.locator('.room .ctl').waitFor();
      await page.keyboard.press('Space');
      await expect(page.locator('.toast')).toHaveCount(1);
      expect(await covered(page)).toEqual([]);
      await page.keyboard.press('Space');
      await expect(page.locator('.toast')).toHaveCount(2);
      expect(await covered(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${width}.png`) });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test(`${name}: at the desk, with a file that was put aside`, async ({ page }, info) => {
      await page.setViewportSize({ width, height });
      await page.goto(host().url);
      await new Shell(page).signIn('caisse1');
      const desk = await new RegistrationDesk(page).come('t-open');
      const card = cardOf(60 + index);
      await desk.read(card);
      await desk.fillForm(card);
      await page.keyboard.press('F2');
      await expect(page.locator('.toast')).toHaveCount(1);
      expect(await covered(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${width}.png`) });
    });
  }
});
