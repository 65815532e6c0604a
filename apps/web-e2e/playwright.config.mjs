import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../browser.preset.mjs';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PRINT_STEPS'] ? [['./fixtures/step-reporter.mjs']] : [['list']],
  timeout: 90_000,
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
    // Without its film: drawing each frame for it costs a machine without a graphics card most of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
});
