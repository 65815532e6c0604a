import { renderWithClient } from '@sirah-trails/api-client/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { journeyRoutes } from './routes.ts';

it.each(journeyRoutes.map((route) => [route.path, route] as const))(
  '%s has its code in a file of its own and something to show until it is there',
  async (_, { load, Skeleton, access }) => {
    expect(await load()).toBeTypeOf('function');
    expect(access).toBe('gated');
    const { container } = render(
      <MemoryRouter>
        <Skeleton />
      </MemoryRouter>,
    );
    expect(container).not.toBeEmptyDOMElement();
  },
);

it('D203: the journey without a screen leads to its start', async () => {
  const Entry = await journeyRoutes.find(({ path }) => path === '/learning-journey')?.load();
  if (!Entry) throw new Error('no such route');
  renderWithClient(<Entry />, { route: '/learning-journey', path: '/learning-journey' });
  expect(screen.getByTestId('location')).toHaveTextContent('/learning-journey/start');
});
