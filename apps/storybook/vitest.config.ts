import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '../../browser.preset.mjs';
import { builtContract, patience } from '../../vitest.preset.ts';

const stories = ['../../libs/*/src/**/*.stories.tsx', 'gallery/*.stories.tsx', '../web/src/**/*.stories.tsx'];

const chromium = (width: number, height: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: browserLaunch() }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width, height },
});

export default defineConfig({
  root: import.meta.dirname,
  // Every dependency is found before the first story: one that is found later reloads the page under a test.
  optimizeDeps: { entries: ['.storybook/preview.tsx', 'variants/*.ts', ...stories] },
  test: {
    // Stories leave nothing behind: a page made anew for each file costs as much as its stories.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins: [builtContract, storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          setupFiles: ['variants/check-variants.ts'],
          ...patience,
          browser: chromium(390, 844),
        },
      },
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['{.storybook,variants}/**/*.test.ts'],
          ...patience,
          browser: chromium(360, 640),
        },
      },
    ],
  },
});
