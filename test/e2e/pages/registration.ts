import { expect, test, type Locator, type Page } from '@playwright/test';
import { scan } from '../../../.ci/hands.ts';
import type { Card } from '../cards.ts';

/** The registration desk under a cashier's hands: the keyboard, and a reader that types. */
export class RegistrationDesk {
  readonly page: Page;
  readonly go: Locator;
  /** Keys that the hand pressed; what the reader types is one step, not ninety. */
  strokes = 0;

  constructor(page: Page) {
    this.page = page;
    this.go = page.locator('#reg-go');
  }

  async come(tournament: string): Promise<this> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `/t/${tournament}/registration`);
    await this.page.locator('.regdesk').waitFor();
    return this;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      // No hand types as fast as a reader.
      await this.page.waitForTimeout(50);
      this.strokes += 1;
    }
  }

  /** A new drawer of this name beside this station, with its float counted twice. */
  async openTill(name: string, float: string): Promise<void> {
    await this.page.keyboard.press('t');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Nom de la caisse').fill(name);
    await this.page.keyboard.press('Enter');
    await dialog.getByLabel('Fonds de caisse').fill(float);
    await dialog.getByLabel('Fonds, à retaper').fill(float);
    await dialog.getByRole('button', { name: 'Ouvrir la caisse' }).dblclick();
    await expect(dialog).toHaveCount(0);
  }

  /** Nobody lays a document on the reader while the page is still being drawn. */
  async read(card: Card): Promise<void> {
    await this.page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
    await scan(this.page, card.mrz);
  }

  /** The form of somebody who has not come before: birthplace and address, from field to field by Enter. */
  async fillForm({ address }: Card): Promise<void> {
    await expect(this.page.locator('#reg-birthPlace')).toBeFocused();
    await this.page.keyboard.insertText('Caen');
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.insertText(address);
    await this.page.keyboard.press('Enter');
  }

  /** Cash, the amount typed again. */
  async payCash(amount: string): Promise<void> {
    await expect(this.page.locator('#reg-mode input').first()).toBeFocused();
    await this.press('e');
    await expect(this.page.locator('#reg-retyped')).toBeFocused();
    await this.press(...Array.from(amount));
  }

  /** The one primary action: registers and draws the seat, once however often it is pressed. */
  async register(): Promise<string> {
    await this.press('Enter');
    const number = this.page.locator('.slip .no');
    await expect(number).toHaveText(/^R-\d{4}-\d{6}$/);
    return number.innerText();
  }

  /** Takes the receipt and lets the next person come: in a browser it opens beside the page, on the desktop no printer is chosen. */
  async printAndNext(): Promise<void> {
    await expect(this.go).toContainText('passer au suivant');
    const inBrowser = test.info().project.name === 'browser';
    const paper = inBrowser ? this.page.context().waitForEvent('page') : undefined;
    await this.page.waitForTimeout(450);
    await this.press('Enter');
    await (await paper)?.close();
    if (!inBrowser) {
      await expect(this.page.getByRole('alert')).toContainText('imprimante');
      await this.press('F2');
    }
    await expect(this.page.locator('.empty-mrz')).toBeVisible();
  }
}
