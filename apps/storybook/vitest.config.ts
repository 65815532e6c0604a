import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '../../browser.preset.mjs';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  // Every dependency is found before the first story: one that is found later reloads the page under a test.
  optimizeDeps: {
    entries: [
      '.storybook/preview.tsx',
      '../../libs/*/src/**/*.stories.tsx',
      'gallery/*.stories.tsx',
      '../web/src/**/*.stories.tsx',
    ],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 390, height: 844 },
    },
  },
});
