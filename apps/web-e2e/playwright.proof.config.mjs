import { defineConfig } from '@playwright/test';
import { wholeBrowserLaunch } from '../../browser.preset.mjs';
import journeys from './playwright.config.mjs';

export default defineConfig({
  ...journeys,
  testDir: 'proofs',
  workers: 1,
  timeout: 240_000,
  use: { ...journeys.use, launchOptions: wholeBrowserLaunch() },
  reporter: [['list']],
});
