import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../browser.preset.mjs';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PRINT_STEPS'] ? [['./fixtures/step-reporter.mjs']] : [['list']],
  // A busy machine is several times slower. Tests that build or start a process set their own limit.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    // Worker downloads cost time; tests about the worker allow it.
    serviceWorkers: 'block',
    // Disables animations and automatic steps, which depend on the speed of the machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a sixth of the run time; repeat a failing test with `--trace=on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
});
