import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';

/**
 * Puts a story with `parameters: { route: '/leaderboard' }` at that place of the app. The libraries below the features
 * always get a router; a feature's story without a route brings its own with `ScreenHarness`.
 */
export const inRouter: Decorator = (Story, { parameters, title }) => {
  const belowFeatures = /^(Foundations|ui|quiz-engine)\//.test(title);
  const route: unknown = parameters['route'] ?? (belowFeatures ? '/' : undefined);
  if (typeof route !== 'string') return <Story />;
  return (
    <MemoryRouter initialEntries={[route]}>
      <Story />
    </MemoryRouter>
  );
};
