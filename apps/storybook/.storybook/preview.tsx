import type { Preview } from '@storybook/react-vite';
import '@sirah-trails/ui/tokens.css';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { inRouter } from './in-router.tsx';
import { startWorker } from './start-worker.ts';
import { viewports } from './viewports.ts';
import { withReading } from './with-reading.tsx';

// The first dialog fetches its code: on a busy machine that takes longer than the second of the default.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: { options: viewports },
    options: { storySort: { order: ['ui', 'quiz-engine', 'auth', 'journey'] } },
  },
  globalTypes: {
    direction: {
      description: 'Reading direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size',
      toolbar: { icon: 'paragraph', items: ['100%', '150%', '200%'], dynamicTitle: true },
    },
  },
  initialGlobals: { direction: 'ltr', textSize: '100%' },
  loaders: [mswLoader(startWorker)],
  decorators: [withReading, inRouter],
};

export default preview;
