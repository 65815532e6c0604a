import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../browser.preset.mjs';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PRINT_STEPS'] ? [['./fixtures/step-reporter.mjs']] : [['list']],
  // Generous: they cost nothing while all is well, and a busy machine is several times slower.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    // `offline.spec.ts` alone is about it; elsewhere its downloads only cost time.
    serviceWorkers: 'block',
    // Nothing goes on by itself, so that a slow machine walks the same way.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step of every journey costs a sixth of them. A failing one runs again with `--trace=on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
});
