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
      // A workshop, not a product: its size is no concern, "use client" means nothing in it, and what the app loads
      // late stands in its stories from the start.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // How long a plugin took says how busy the machine is.
        checks: { ...vite.build?.rolldownOptions?.checks, pluginTimings: false },
        onLog(level, log, report) {
          if (!meaningless.has(log.code)) report(level, log);
        },
      },
    },
  }),
};

export default config;

/** Storybook warns of a pattern that matches nothing. */
function hasStories(folder) {
  const files = readdirSync(here(folder), { recursive: true, encoding: 'utf8' });
  return files.some((file) => file.endsWith('.stories.tsx'));
}

function here(path) {
  return new URL(path, import.meta.url);
}
