import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.mjs';

export default defineConfig({
  ...journeys,
  testDir: 'proofs',
  workers: 1,
  reporter: [['list']],
});
