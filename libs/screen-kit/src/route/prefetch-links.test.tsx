import { createQueryClient } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinked, prefetchOnIntent } from './prefetch-links.ts';
import type { FeatureRoute, RouteAccess } from './route.ts';

/** Log of fetches. */
let events: string[];
let stop: () => void;

const route = (path: string, access: RouteAccess = 'gated'): FeatureRoute => ({
  path,
  access,
  load: () => {
    events.push(`code of ${path}`);
    const prefetch = ({ params }: { params: object }) => {
      events.push(`data of ${path} ${JSON.stringify(params)}`);
      return Promise.reject(new Error('offline'));
    };
    const idle = () => void events.push(`dialogs of ${path}`);
    return Promise.resolve({
      default: { useFrame: () => ({ title: path }), Content: () => null, prefetch, idle },
    });
  },
});

let home: FeatureRoute;
let routes: FeatureRoute[];

beforeEach(() => {
  events = [];
  session.getState().signIn({ token: 't', user: null });
  home = route('/');
  routes = [home, route('/board'), route('/book/:id'), route('/quiz')];
  document.body.innerHTML = `<a href="/board?mode=endless">Board</a><a href="/book/b1">Book</a>
    <a href="https://example.org/quiz">Elsewhere</a><a href="mailto:a@example.org">Mail</a>`;
  stop = prefetchOnIntent(routes, createQueryClient());
});
afterEach(() => {
  stop();
  session.getState().signOut();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const link = (text: string) => {
  const found = [...document.links].find((one) => one.textContent === text);
  if (!found) throw new Error(`No link ${text}`);
  return found;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("preloads linked screens' code once in idle time, without data", async () => {
  await prefetchLinked(routes, createQueryClient(), home);
  await prefetchLinked(routes, createQueryClient(), home);
  expect(events).toEqual(['code of /board', 'code of /book/:id']);
});

it("prefetches the next step's data", async () => {
  link('Book').dataset['nextStep'] = '';
  await prefetchLinked(routes, createQueryClient(), home);
  await settled();
  expect(events.at(-1)).toBe('data of /book/:id {"id":"b1"}');
});

it('preloads dialogs', async () => {
  await home.load();
  const [, board] = routes;
  await prefetchLinked(routes, createQueryClient(), board ?? home);
  expect(events.at(-1)).toBe('dialogs of /board');
});

it('skips idle fetches with Save-Data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await prefetchLinked(routes, createQueryClient(), home);
  expect(events).toEqual([]);
});

it.each([
  ['pointer down', (element: Element) => fireEvent.pointerDown(element)],
  ['focus', (element: Element) => fireEvent.focusIn(element)],
])('%s fetches code and data of the screen; a failure is left to the screen', async (_, act) => {
  act(link('Book'));
  await settled();
  expect(events).toEqual(['code of /book/:id', 'data of /book/:id {"id":"b1"}']);
});

it.each<[string, () => void, RouteAccess[]]>([
  ['a visitor', () => session.getState().signOut(), ['open', 'signed-out']],
  ['a guest', () => session.getState().signInAsGuest(), ['open', 'signed-out', 'guests-too']],
  ['a learner', () => undefined, ['open', 'signed-out', 'guests-too', 'gated']],
])('D39: fetches data that needs a session for nobody else: %s', async (_who, arrive, readable) => {
  arrive();
  stop();
  const all: RouteAccess[] = ['open', 'signed-out', 'guests-too', 'gated'];
  document.body.innerHTML = all.map((access) => `<a href="/${access}">${access}</a>`).join('');
  stop = prefetchOnIntent(
    all.map((access) => route(`/${access}`, access)),
    createQueryClient(),
  );
  for (const access of all) fireEvent.focusIn(link(access));
  await settled();
  expect(events.filter((event) => event.startsWith('data'))).toEqual(
    readable.map((access) => `data of /${access} {}`),
  );
  expect(events.filter((event) => event.startsWith('code'))).toHaveLength(all.length);
});

it('ignores a link to another site', async () => {
  fireEvent.pointerDown(link('Elsewhere'));
  fireEvent.pointerDown(link('Mail'));
  await settled();
  expect(events).toEqual([]);
});
