import type { Preview } from '@storybook/react-vite';
import '@sirah-trails/ui/tokens.css';
import '@sirah-trails/ui/fonts.css';
import { preferences } from '@sirah-trails/ui';
import { silence } from '@sirah-trails/ui/testing';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import './landscape.css';
import './text-spacing.css';
import { inRouter } from './in-router.tsx';
import { startWorker } from './start-worker.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { viewports } from './viewports.ts';
import { withSurroundings } from './with-surroundings.tsx';

// The first dialog fetches its code: on a busy machine that takes longer than the second of the default.
configure({ asyncUtilTimeout: 20_000 });

// Only for the pages of documentation: a story as a test does without its code.
const ComponentPage = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }));

const defaultPreferences = preferences.get();

const preview: Preview = {
  tags: ['autodocs', 'variants', 'stable'],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Of what passes, one element for each rule: a test sends all of them to its runner.
        resultTypes: ['violations'],
      },
    },
    viewport: { options: viewports },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: { storySort: { order: ['Guide', 'Foundations', 'ui', 'quiz-engine', 'auth', 'journey'] } },
  },
  // What the story before has announced or chosen is not this one's.
  beforeEach: () => {
    silence();
    preferences.set(defaultPreferences);
  },
  globalTypes,
  initialGlobals,
  loaders: [mswLoader(startWorker)],
  decorators: [withSurroundings, inRouter],
};

export default preview;
