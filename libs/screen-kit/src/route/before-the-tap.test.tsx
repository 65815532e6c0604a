import { createQueryClient } from '@sirah-trails/api-client';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLinked, prefetchOnIntent } from './before-the-tap.ts';
import type { FeatureRoute } from './feature-route.ts';

/** What was fetched, in order. */
let events: string[];
let stop: () => void;

const route = (path: string): FeatureRoute => ({
  path,
  access: 'gated',
  load: () => {
    events.push(`code of ${path}`);
    const prefetch = ({ params }: { params: object }) => {
      events.push(`data of ${path} ${JSON.stringify(params)}`);
      return Promise.reject(new Error('offline'));
    };
    return Promise.resolve({
      useFrame: () => ({ title: path }),
      Content: () => null,
      prefetch,
      idle: () => void events.push(`dialogs of ${path}`),
    });
  },
});

let home: FeatureRoute;
let routes: FeatureRoute[];

beforeEach(() => {
  events = [];
  home = route('/');
  routes = [home, route('/board'), route('/book/:id'), route('/quiz')];
  document.body.innerHTML = `<a href="/board?mode=endless">Board</a><a href="/book/b1">Book</a>
    <a href="https://example.org/quiz">Elsewhere</a><a href="mailto:a@example.org">Mail</a>`;
  stop = prefetchOnIntent(routes, createQueryClient());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const link = (text: string) => {
  const found = [...document.links].find((one) => one.textContent === text);
  if (!found) throw new Error(`No link ${text}`);
  return found;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('fetches in idle time the code of the screens that links lead to, once, and no data', async () => {
  await loadLinked(routes, createQueryClient(), home);
  await loadLinked(routes, createQueryClient(), home);
  expect(events).toEqual(['code of /board', 'code of /book/:id']);
});

it('fetches the data of the one next step, too', async () => {
  link('Book').dataset['nextStep'] = '';
  await loadLinked(routes, createQueryClient(), home);
  await settled();
  expect(events.at(-1)).toBe('data of /book/:id {"id":"b1"}');
});

it('fetches the code of what opens on the screen itself', async () => {
  await home.load();
  const [, board] = routes;
  await loadLinked(routes, createQueryClient(), board ?? home);
  expect(events.at(-1)).toBe('dialogs of /board');
});

it('fetches nothing in idle time where the learner saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await loadLinked(routes, createQueryClient(), home);
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

it('a link to another site fetches nothing', async () => {
  fireEvent.pointerDown(link('Elsewhere'));
  fireEvent.pointerDown(link('Mail'));
  await settled();
  expect(events).toEqual([]);
});
