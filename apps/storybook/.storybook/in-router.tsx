import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';

/**
 * Puts a story with `parameters: { route: '/leaderboard' }` at that place of the app. Without the parameter there is
 * no router, so that a feature's `ScreenStage` can bring its own.
 */
export const inRouter: Decorator = (Story, { parameters }) => {
  const route: unknown = parameters['route'];
  if (typeof route !== 'string') return <Story />;
  return (
    <MemoryRouter initialEntries={[route]}>
      <Story />
    </MemoryRouter>
  );
};
