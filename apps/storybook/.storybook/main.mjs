import { layerOrder } from '@sirah-trails/ui/layer-order';
import { existsSync, readdirSync } from 'node:fs';

const art = '../../../content/art';
const host = '../../web/src';
const meaningless = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT']);

/** @type {import('@storybook/react-vite').StorybookConfig} */
const config = {
  framework: '@storybook/react-vite',
  stories: [
    '../pages/*.mdx',
    '../../../libs/*/src/**/*.mdx',
    '../../../libs/*/src/**/*.stories.tsx',
    '../gallery/*.stories.tsx',
    ...(hasStories(host) ? [`${host}/**/*.stories.tsx`] : []),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['../public', ...(existsSync(here(art)) ? [{ from: art, to: '/content/art' }] : [])],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), layerOrder()],
    build: {
      ...vite.build,
      // Bundle size is irrelevant here, "use client" has no effect, and lazy code is in the stories' chunks anyway.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Plugin timings depend on the load of the machine.
        checks: { ...vite.build?.rolldownOptions?.checks, pluginTimings: false },
        onLog(level, log, report) {
          if (!meaningless.has(log.code)) report(level, log);
        },
      },
    },
  }),
};

export default config;

/** Storybook warns about patterns without a match. */
function hasStories(folder) {
  const files = readdirSync(here(folder), { recursive: true, encoding: 'utf8' });
  return files.some((file) => file.endsWith('.stories.tsx'));
}

function here(path) {
  return new URL(path, import.meta.url);
}
