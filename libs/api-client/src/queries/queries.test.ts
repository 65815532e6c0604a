import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationQuery } from './configuration.ts';
import { defaultConfiguration } from '../page/page-blocks.ts';
import type { QuizTime } from '../contract/schemas.ts';
import { session } from '../session/session.ts';
import { http } from '../testing/index.ts';
import { createMockServer } from '../testing/node.ts';
import { createQueryClient } from './create-query-client.ts';
import { queryRoots } from './query-roots.ts';
import { difficultiesQuery } from './difficulties.ts';

const server = createMockServer();
const easy: QuizTime = {
  id: 'qt-easy',
  difficulty: 1,
  difficulty_label: 'Easy',
  time: 60,
  star: 4,
  total_star: 5,
};
const user = { id: 'u1' } as never;

beforeEach(() => session.getState().signIn({ token: 't', user }));
afterEach(() => {
  session.getState().signOut();
  document.body.innerHTML = '';
});

it('D14: refetches on window focus, except during a quiz and at its end', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(async () => 1);
  const options = { queryKey: [queryRoots.profile], queryFn, staleTime: 0 };
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  const idle = () => vi.waitFor(() => expect(client.isFetching()).toBe(0), 20_000);
  const refetchesAt = async (pathname: string) => {
    window.history.replaceState(null, '', pathname);
    await idle();
    const before = queryFn.mock.calls.length;
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await idle();
    return queryFn.mock.calls.length > before;
  };
  const refetching = [
    '/',
    '/leaderboard',
    '/learning-journey/sub-trails/w1',
    '/learning-journey/motivational/w1-s1-c1',
    '/discovery/book/b1',
  ];
  const silent = [
    '/auth/forgot-password',
    '/auth/forgot-password/success',
    '/learning-journey/quizz/w1-s1-c1',
    '/learning-journey/finish/w1-s1-c1',
    '/discovery/book/finish',
    '/endless-mode/quiz',
    '/endless-mode/finish',
  ];
  for (const url of refetching) expect([url, await refetchesAt(url)]).toEqual([url, true]);
  for (const url of silent) expect([url, await refetchesAt(url)]).toEqual([url, false]);
  stop();
  client.unmount();
});

describe('D183: cached difficulties', () => {
  it('are shown to their learner only', async () => {
    server.use(http.get('/api/quiz/v1/quiz-times', ({ response }) => response(200).json({ data: [easy] })));
    expect(await createQueryClient().fetchQuery(difficultiesQuery())).toEqual([easy]);
    const later = createQueryClient();
    const observer = new QueryObserver(later, difficultiesQuery());
    expect(observer.getCurrentResult()).toMatchObject({ data: [easy], isStale: true });
    session.getState().signIn({ token: 't', user: { id: 'u2' } as never });
    expect(
      new QueryObserver(createQueryClient(), difficultiesQuery()).getCurrentResult().data,
    ).toBeUndefined();
  });

  it('are dropped if malformed', () => {
    for (const text of ['{', 'null', '{"version":0,"data":[]}', '{"version":1}']) {
      localStorage.setItem('learner:u1:difficulty', text);
      const observer = new QueryObserver(createQueryClient(), difficultiesQuery());
      expect(observer.getCurrentResult().data, text).toBeUndefined();
    }
  });
});

describe('D178: configuration at run time', () => {
  const read = () => createQueryClient().fetchQuery(configurationQuery());
  const block = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="configuration">${text}</script>`;
  };

  it('is read from the page without a call', async () => {
    block('{"product":"Wells \\u003c3"}');
    expect(await read()).toEqual({ ...defaultConfiguration, product: 'Wells <3' });
  });

  it('is requested if the page contains no valid configuration', async () => {
    block('{');
    const asked = { ...defaultConfiguration, product: 'Asked' };
    server.use(http.get('/api/x/v1/configuration', ({ response }) => response(200).json(asked)));
    expect(await read()).toEqual(asked);
  });

  it('falls back to the defaults without /api/x', async () => {
    server.use(http.untyped.get('*/api/x/v1/configuration', () => new Response(null, { status: 404 })));
    expect(await read()).toEqual(defaultConfiguration);
  });
});
