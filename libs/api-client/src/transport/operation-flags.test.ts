import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../client/create-api.ts';
import { createHarness, renewing, type Harness } from '../testing/scripted-provider.ts';
import { hasFlag } from './operation-flags.ts';

const at = (path: string) => `https://api.test${path}`;

it('D10: a 401 of these calls refers to the submitted credentials', () => {
  const paths = [
    '/api/auth/v1/signin/student',
    '/api/auth/v1/signup/student',
    '/api/auth/v1/forgot-password',
    '/api/auth/v1/forgot-password/resend-otp',
    '/api/auth/v1/check-otp',
    '/api/auth/v1/reset-password',
    '/api/auth/v1/verify-email',
    '/api/auth/v1/verify-email/resend-otp',
    '/api/auth/v1/get-token',
    '/api/auth/v1/recover-account',
    '/api/auth/v1/refresh',
    '/api/user/v1/reset-password',
  ];
  const flagged = (path: string) => hasFlag('credential', at(path));
  expect(paths.filter((path) => !flagged(path) || !flagged(`/below/a/path${path}?email=a`))).toEqual([]);
  const others = ['/api/user/v1/logout', '/api/user/v1/me', '/api/auth/v1/update-fields', '/api/profile/v1'];
  expect(others.filter(flagged)).toEqual([]);
});

it('refreshes a session that expired behind an open password form', async () => {
  const harness = createHarness((request, call) =>
    call.endsWith(' new') || request.url.endsWith('/refresh')
      ? renewing('new')(request)
      : Response.json({ message: 'Renew.', code: 'TOKEN_EXPIRED' }, { status: 401 }),
  );
  const body = { old_password: 'a', password: 'b', password_confirmation: 'b' };
  await read(harness.api.POST('/api/user/v1/reset-password', { body }));
  expect(harness.calls).toEqual([
    'POST /api/user/v1/reset-password old',
    'POST /api/auth/v1/refresh old',
    'POST /api/user/v1/reset-password new',
  ]);
});

describe('a single-use call', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a lost response', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    ['a fault of the provider', () => new Response(null, { status: 503 }), { status: 503 }],
  ])('is not repeated after %s', async (_title, respond, error) => {
    const harness = createHarness(respond);
    const params = { query: { email: 'a@example.org', code: 'c', verifier: 'v' } };
    const call = read(harness.api.GET('/api/auth/v1/get-token', { params }));
    const refused = expect(call).rejects.toMatchObject(error);
    await vi.advanceTimersByTimeAsync(2000);
    await refused;
    expect(harness.calls).toHaveLength(1);
  });
});

describe('A4: signing out with an expired token', () => {
  const logout = ({ api }: Harness) => read(api.POST('/api/user/v1/logout'));
  const expired = () => Response.json({ message: 'The session has expired.' }, { status: 401 });

  it('ends the session at the provider with a refreshed token', async () => {
    const harness = createHarness(renewing('new'));
    await logout(harness);
    expect(harness.calls.at(-1)).toBe('POST /api/user/v1/logout new');
  });

  it.each([
    ['a refused refresh', expired],
    ['a learner unknown to the provider', () => Response.json({ error: 'User not found' }, { status: 401 })],
  ])('emits no event for %s', async (_title, respond) => {
    const harness = createHarness(respond);
    await expect(logout(harness)).rejects.toMatchObject({ status: 401 });
    expect(harness.session.getState().token).toBeNull();
    expect(harness.emitted).toEqual([]);
  });

  it('stays silent if another call fails at the same time', async () => {
    const harness = createHarness(expired);
    await Promise.allSettled([read(harness.api.GET('/api/profile/v1')), logout(harness)]);
    expect(harness.emitted).toEqual([]);
  });

  it('reports the next expired session', async () => {
    const harness = createHarness(expired);
    await logout(harness).catch(() => undefined);
    harness.session.getState().signIn({ token: 'next', user: null });
    await read(harness.api.GET('/api/profile/v1')).catch(() => undefined);
    expect(harness.emitted).toEqual(['signed-out']);
  });
});
