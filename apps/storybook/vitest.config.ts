import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '../../browser.preset.mjs';
import { builtContract, timeLimits } from '../../vitest.preset.ts';
import { countLayouts } from './variants/count-layouts.ts';

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
  // A dependency found after the first story would reload the page during a test.
  optimizeDeps: {
    entries: ['.storybook/preview.tsx', 'variants/check-variants.ts', 'variants/*.test.ts', ...stories],
  },
  test: {
    reporters: ['default', countLayouts],
    // A new page per file would double the run time; stories clean up after themselves.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins: [builtContract, storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          setupFiles: ['variants/check-variants.ts', 'variants/check-requests.ts'],
          ...timeLimits,
          browser: chromium(390, 844),
        },
      },
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['{.storybook,variants}/**/*.test.ts'],
          ...timeLimits,
          browser: chromium(360, 640),
        },
      },
    ],
  },
});
