import type { Page } from 'playwright';

/** What hands do at a page, for whoever drives one: pictures, measures, tests. */

/** So late may a stroke reach the page on a busy machine without the reader's pace being lost. */
const leadMs = 400;

/**
 * A reader at the keyboard: `gapMs` between two characters, Enter after each line of the document. The keys are sent at once and
 * bear the reader's own times, a little ahead of the page's, so that a busy machine reads as a quiet one does.
 */
export async function scan(page: Page, lines: readonly string[], gapMs = 4): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const strokes = lines.flatMap((line) => [...Array.from(line), 'Enter']);
  const startsAt = Date.now() + leadMs;
  await Promise.all(
    strokes.flatMap((key, index) => {
      const text = key === 'Enter' ? '\r' : key;
      const stroke = { key, text, timestamp: (startsAt + index * gapMs) / 1000 };
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...stroke }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke, text: '' }),
      ];
    }),
  );
  await keyboard.detach();
  // The last strokes lie ahead of the page's own time.
  await page.waitForTimeout(Math.max(0, startsAt + strokes.length * gapMs - Date.now()));
}

/** Signs in with a login that is typed. */
export async function signIn(page: Page, login: string, pin: string): Promise<void> {
  const form = page.locator('.sign-in');
  await form.getByLabel('Identifiant').fill(login);
  await form.getByLabel('Code personnel').fill(pin);
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
}

/** By the address, as a bookmark comes. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
}
