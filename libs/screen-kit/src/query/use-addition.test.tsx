import { api, defaultConfiguration, read, type Configuration } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInHarness } from '../testing/render.tsx';
import { useAddition } from './use-addition.ts';

const server = createMockServer();
const asked = vi.fn();

/** Content that requires an addition. */
function SmallPrint() {
  const isOffered = useAddition('legal');
  const pages = useQuery({
    queryKey: ['legal'],
    queryFn: () => read(api.GET('/api/x/v1/legal')),
    enabled: isOffered,
  });
  return isOffered && <p>{pages.isPending ? 'Waiting' : 'Small print'}</p>;
}

const configured = (part: Partial<Configuration>) =>
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({ ...defaultConfiguration, ...part }),
  );
const counted = http.untyped.all('*/api/x/v1/legal', () => {
  asked();
  return Response.json({ data: [] });
});
const missing = http.untyped.all('*/api/x/*', () => Response.json({ message: 'No.' }, { status: 404 }));

beforeEach(() => void asked.mockReset());

it('shows an addition in the configuration and sends its calls', async () => {
  server.use(configured({ capabilities: ['calm', 'legal'] }), counted);
  renderInHarness(<SmallPrint />);
  expect(await screen.findByText('Small print')).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

it.each<[string, Parameters<typeof server.use>]>([
  ['a configuration without the addition', [configured({ capabilities: ['calm'] }), counted]],
  ['a configuration without a list', [configured({}), counted]],
  ['a provider that answers 404 below /api/x', [counted, missing]],
])('with %s nothing is shown and no call is made', async (_title, handlers) => {
  server.use(...handlers);
  const { client, container } = renderInHarness(<SmallPrint />);
  await waitFor(() => expect(client.getQueryData(['configuration'])).toBeDefined());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(container).not.toHaveTextContent(/Waiting|Small print/);
  expect(asked).not.toHaveBeenCalled();
});
