import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';

const art = '../../../content/art';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../libs/*/src/**/*.stories.tsx', '../../web/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    '../public',
    ...(existsSync(new URL(art, import.meta.url)) ? [{ from: art, to: '/content/art' }] : []),
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
