import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { expect, it, vi } from 'vitest';
import { signOut } from './sign-out.ts';

const server = createMockServer();

it('ends the session at the provider, then locally', async () => {
  const tokens: (string | null)[] = [];
  server.use(
    http.post('/api/user/v1/logout', ({ request, response }) => {
      tokens.push(request.headers.get('Authorization'), session.getState().token);
      return response(200).json({ message: 'Bye.' });
    }),
  );
  session.getState().signIn({ token: 't', user: null });
  await signOut();
  expect(tokens).toEqual(['Bearer t', 't']);
  expect(session.getState().token).toBeNull();
});

it('ends the session locally if the provider is unreachable', async () => {
  server.use(http.untyped.post('*/api/user/v1/logout', () => Response.error()));
  session.getState().signIn({ token: 't', user: null });
  await signOut();
  expect(session.getState().token).toBeNull();
});

it('ends the session locally after 3 s, even during a token refresh', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.use(
    http.untyped.post('*/api/user/v1/logout', () => Response.json({}, { status: 401 })),
    http.untyped.post('*/api/auth/v1/refresh', () => new Promise<Response>(() => undefined)),
  );
  session.getState().signIn({ token: 't', user: null });
  const signedOut = signOut();
  await vi.advanceTimersByTimeAsync(2999);
  expect(session.getState().token).toBe('t');
  await vi.advanceTimersByTimeAsync(1);
  await signedOut;
  expect(session.getState().token).toBeNull();
  vi.useRealTimers();
});

it('A4: counts a session that expires during the sign-out as a sign-out', async () => {
  server.use(
    http.untyped.post('*/api/user/v1/logout', () => Response.json({}, { status: 401 })),
    http.untyped.post('*/api/auth/v1/refresh', () => Response.json({}, { status: 401 })),
  );
  session.getState().signIn({ token: 't', user: null });
  const states: boolean[] = [];
  const stop = session.subscribe(({ token, hasLeft }) => token === null && states.push(hasLeft));
  await signOut();
  stop();
  expect(states).toEqual([true]);
});

it('A4: ends a guest session without a call', async () => {
  session.getState().signInAsGuest();
  await signOut();
  expect(session.getState().guest).toBe(false);
});

it('T38: keeps a sibling signed in who signs in during a slow sign-out', async () => {
  session.getState().signIn({ token: 'first', user: null });
  server.use(
    http.post('/api/user/v1/logout', ({ response }) => {
      session.getState().signIn({ token: 'sibling', user: null });
      return response(200).json({ message: 'Bye.' });
    }),
  );
  await signOut();
  expect(session.getState()).toMatchObject({ token: 'sibling', hasLeft: false });
});
