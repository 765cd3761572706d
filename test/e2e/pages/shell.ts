import { expect, type Page } from '@playwright/test';

const words = {
  fr: { other: 'Un autre compte', login: 'Identifiant', pin: 'Code personnel' },
  en: { other: 'Another account', login: 'Login', pin: 'Personal code' },
};

/** The frame around every page: who works here, where one goes. */
export class Shell {
  readonly page: Page;
  private readonly words: (typeof words)[keyof typeof words];

  constructor(page: Page, language: keyof typeof words = 'fr') {
    this.page = page;
    this.words = words[language];
  }

  /** Signs in with a login that is typed, as on a station that knows nobody. */
  async signIn(login: string, pin = '2468'): Promise<void> {
    const form = this.page.locator('.sign-in');
    await form.waitFor();
    const other = form.getByRole('button', { name: this.words.other });
    if (await other.isVisible()) await other.click();
    await form.getByLabel(this.words.login).fill(login);
    await form.getByLabel(this.words.pin).fill(pin);
    await this.page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
  }

  /** By the address, as a bookmark or a second tab comes. */
  async goTo(path: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, path);
  }

  async choose(command: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('combobox').fill(command);
    await this.page.keyboard.press('Enter');
  }
}
