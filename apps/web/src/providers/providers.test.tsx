import { createQueryClient, defaultConfiguration, defaultTheme, queryRoots } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { toast, ToastRegion } from '@sirah-trails/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetLearners, Providers } from './providers.tsx';

const server = createMockServer(
  http.get('/api/x/v1/configuration', ({ response }) => response(200).json(defaultConfiguration)),
);
const night = { primary: '#5b5fc7', shadow: '#3c3f94', surface: '#7478d8', lightning: '#a3a6ec' };
const open = () => render(<Providers client={createQueryClient()}>Home</Providers>);
const primary = () => document.documentElement.style.getPropertyValue('--color-primary');

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.getElementById('theme')?.remove();
});

describe('A3: the theme', () => {
  it('in the page sets the colours of the first paint', () => {
    const block = document.createElement('script');
    Object.assign(block, { id: 'theme', type: 'application/json' });
    block.textContent = JSON.stringify({ ...defaultTheme, colors: night });
    document.head.append(block);
    open();
    expect(primary()).toBe('#5b5fc7');
  });

  it('of the response sets the colours, the default until then', async () => {
    server.use(
      http.get('/api/theme/v1', ({ response }) => response(200).json({ ...defaultTheme, colors: night })),
    );
    open();
    expect(primary()).toBe('#26b27a');
    await waitFor(() => expect(primary()).toBe('#5b5fc7'));
  });

  it('is the default where the call fails', async () => {
    let asked = 0;
    server.use(
      http.untyped.get('*/api/theme/v1', () => {
        asked += 1;
        return new Response(null, { status: 404 });
      }),
    );
    open();
    await waitFor(() => expect(asked).toBe(1));
    expect(primary()).toBe('#26b27a');
  });
});

it('T38: cached data of one learner is gone for the next; a renewed token keeps it', async () => {
  const session = createSession({ storage: memoryStorage() });
  session.getState().signIn({ token: 'a', user: null });
  const client = createQueryClient();
  const stop = forgetLearners(session, client);
  client.setQueryData([queryRoots.profile], 'of the first');
  client.setQueryData([queryRoots.configuration], 'of the app');
  client.setQueryData([queryRoots.theme], 'of the charity');
  session.getState().setToken('b');
  expect(client.getQueryData([queryRoots.profile])).toBe('of the first');
  sessionStorage.setItem('learner:u1:draft:feedback', 'typed by the first');
  sessionStorage.setItem('reset_password', 'begun by the first');
  toast({ text: 'Your answer was right' });
  render(<ToastRegion />);
  expect(await screen.findByText('Your answer was right')).toBeVisible();
  act(() => session.getState().signOut());
  await waitFor(() => expect(screen.queryByText('Your answer was right')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
  expect(client.getQueryData([queryRoots.profile])).toBeUndefined();
  expect(client.getQueryData([queryRoots.configuration])).toBe('of the app');
  expect(client.getQueryData([queryRoots.theme])).toBe('of the charity');
  stop();
});
