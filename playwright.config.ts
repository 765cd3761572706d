import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './.ci/chromium.ts';

const chromium = await findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  workers: 1,
  // Generous: a busy machine is no fault; what must be quick is measured by `npm run bench`.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
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
