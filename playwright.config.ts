import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './.ci/chromium.ts';
import { presentElectron } from './.ci/electron-runtime.ts';
import { say } from './.ci/project.ts';

const chromium = await findChromium();

// Where Electron's runtime is, the same tests run on the desktop host too; elsewhere that project does not exist.
const electron = presentElectron();
// What only the browser host has (a token, several stations, pages beside the operator's) is not asked of it.
const onlyBrowserHost = {
  grepInvert: /@browser-host/,
  testIgnore: /(browser-host|evening|hall|recovery|second-copy)\.spec\.ts$/,
};
const desktop = electron === undefined ? [] : [{ name: 'desktop', ...onlyBrowserHost }];
if (process.env.TEST_WORKER_INDEX === undefined)
  say(
    `browser tests on the browser host${electron === undefined ? '; no Electron runtime here' : `, then on ${electron}`}`,
  );

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  workers: 1,
  // Generous: a busy machine is no fault; what must be quick is measured by `npm run bench`.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  projects: [{ name: 'browser' }, ...desktop],
  reporter: [['list'], ['json', { outputFile: 'out/playwright.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.path,
      args: chromiumFlags,
      env: { ...(process.env as Record<string, string>), ...chromium.env },
    },
  },
});
