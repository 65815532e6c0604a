import type { Preview } from '@storybook/react-vite';
import '@sirah-trails/ui/tokens.css';
import '@sirah-trails/ui/fonts.css';
import { session } from '@sirah-trails/api-client/session';
import { preferences } from '@sirah-trails/ui';
import { silence } from '@sirah-trails/ui/testing';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import './landscape.css';
import './text-spacing.css';
import { inRouter } from './in-router.tsx';
import { beginStory, startWorker } from './start-worker.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { viewports } from './viewports.ts';
import { withSurroundings } from './with-surroundings.tsx';

// The first dialog loads its code, which may take longer than the default of 1 s.
configure({ asyncUtilTimeout: 20_000 });

// Lazy, because tests do not need it.
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
        // Limits passing rules to an element each, because tests send all results to the runner.
        resultTypes: ['violations'],
      },
    },
    // The default size of tests only; the canvas fills the window.
    viewport: { options: viewports, defaultViewport: 'phone' },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: { storySort: { order: ['Guide', 'Foundations', 'ui', 'quiz-engine', 'auth', 'journey'] } },
  },
  // Resets announcements, preferences and stored data of the previous story. Without its session, nothing goes on storing a book.
  beforeEach: () => {
    session.getState().expire();
    localStorage.clear();
    sessionStorage.clear();
    silence();
    preferences.set(defaultPreferences);
  },
  globalTypes,
  initialGlobals,
  loaders: [beginStory, mswLoader(startWorker)],
  decorators: [withSurroundings, inRouter],
};

export default preview;
