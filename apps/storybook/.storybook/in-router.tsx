import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';

/**
 * Renders a story with `parameters: { route: '/leaderboard' }` at that route. Libraries below the features always get
 * a router; a feature's story without a route uses `ScreenHarness`.
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
