import { test as base } from '@playwright/test';
import { operatorWindow } from './desktop-host.ts';

/**
 * Playwright's own test, whose page is a browser's in the project `browser` and the operator's window of the started application in the
 * project `desktop`. What only the browser host has (its token, several stations, pages that open beside) bears the tag `@browser-host`
 * or stands in a file that `playwright.config.ts` leaves out of that project.
 */
export const test = base.extend({
  page: async ({ page }, use, { project }) => {
    if (project.name !== 'desktop') return use(page);
    const operator = operatorWindow();
    await operator.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await operator.setViewportSize({ width: 1440, height: 900 });
    return use(operator);
  },
});
