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

describe('D14: window focus', () => {
  it.each([
    ['/', 1],
    ['/leaderboard', 1],
    ['/learning-journey/sub-trails/w1', 1],
    ['/learning-journey/motivational/w1-s1-c1', 1],
    ['/discovery/book/b1', 1],
    ['/auth/forgot-password', 0],
    ['/auth/forgot-password/success', 0],
    ['/learning-journey/quizz/w1-s1-c1', 0],
    ['/learning-journey/finish/w1-s1-c1', 0],
    ['/discovery/book/finish', 0],
    ['/endless-mode/quiz', 0],
    ['/endless-mode/finish', 0],
  ])('at %s the data of the screen is fetched %d times more', async (pathname, times) => {
    window.history.replaceState(null, '', pathname);
    const queryKey = [queryRoots.profile];
    const client = createQueryClient();
    client.mount();
    const queryFn = vi.fn(async () => 1);
    const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: 0 }).subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), 20_000);
    const before = queryFn.mock.calls.length;
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), 20_000);
    expect(queryFn.mock.calls.length - before).toBe(times);
    stop();
    client.unmount();
    window.history.replaceState(null, '', '/');
  });
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

  it.each(['{', 'null', '{"version":0,"data":[]}', '{"version":1}'])(
    'drops the malformed cache %s',
    (text) => {
      localStorage.setItem('learner:u1:difficulty', text);
      expect(
        new QueryObserver(createQueryClient(), difficultiesQuery()).getCurrentResult().data,
      ).toBeUndefined();
    },
  );
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

  it.each(['null', '', '{'])('is requested if the page contains %j', async (text) => {
    block(text);
    const asked = { ...defaultConfiguration, product: 'Asked' };
    server.use(http.get('/api/x/v1/configuration', ({ response }) => response(200).json(asked)));
    expect(await read()).toEqual(asked);
  });

  it('falls back to the defaults without /api/x', async () => {
    server.use(http.untyped.get('*/api/x/v1/configuration', () => new Response(null, { status: 404 })));
    expect(await read()).toEqual(defaultConfiguration);
  });
});
