import { createQueryClient } from '@sirah-trails/api-client';
import { Link } from '@sirah-trails/ui';
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FeatureRoute, ScreenDefinition } from './route.ts';
import { holdMs, loadCode, startFirst } from './start-route.ts';
import { Screens } from './screens.tsx';

/** Log of events. */
let events: string[];

beforeEach(() => {
  events = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

function deferred<T>() {
  let resolve: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, settle: (value: T) => act(async () => resolve(value)) };
}

function Home() {
  return <Link to="/board">To the board</Link>;
}

const homeScreen: ScreenDefinition = { useFrame: () => ({ title: 'Home' }), Content: Home };

const home = (): FeatureRoute => ({
  path: '/',
  access: 'guests-too',
  load: () => Promise.resolve({ default: homeScreen }),
});

/** A board with deferred code and rows. */
function board() {
  const code = deferred<{ default: ScreenDefinition }>();
  const rows = deferred<string>();
  const query = queryOptions({
    queryKey: ['rows'],
    queryFn: () => {
      events.push('data requested');
      return rows.promise;
    },
  });
  function Board() {
    const { data } = useQuery(query);
    const navigate = useNavigate();
    useEffect(() => void events.push('content shown'), []);
    return <button onClick={() => void navigate(-1)}>{data ?? 'Rows on their way'}</button>;
  }
  const route: FeatureRoute = {
    path: '/board',
    access: 'gated',
    load: () => {
      events.push('code requested');
      return code.promise;
    },
  };
  const definition: ScreenDefinition = {
    useFrame: () => ({ title: 'Board' }),
    Content: Board,
    first: (_address, client) => client.ensureQueryData(query),
  };
  return { route, rows, deliverCode: () => code.settle({ default: definition }) };
}

interface AppProps {
  routes: readonly FeatureRoute[];
  onReady?: (loadLinked: () => void) => void;
}

function App(props: AppProps) {
  return <Screens {...props} location={useLocation()} />;
}

async function open(
  routes: readonly FeatureRoute[],
  address = '/',
  onReady?: AppProps['onReady'],
  client = createQueryClient(),
) {
  return act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <App routes={routes} {...(onReady && { onReady })} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('requests code on navigation and first data after the code loads', async () => {
  const { route, deliverCode } = board();
  await open([home(), route]);
  await tap('To the board');
  expect(events).toEqual(['code requested']);
  await deliverCode();
  expect(events[1]).toBe('data requested');
});

it('requests first data on navigation if the code is loaded', async () => {
  const { route, deliverCode } = board();
  void loadCode(route);
  await deliverCode();
  await open([home(), route]);
  await tap('To the board');
  expect(events).toEqual(['code requested', 'data requested']);
});

it('holds the previous screen until the next is complete, without a skeleton', async () => {
  const { route, deliverCode, rows } = board();
  await open([home(), route]);
  await tap('To the board');
  expect(title()).toBe('Home');
  await deliverCode();
  expect(title()).toBe('Home');
  await rows.settle('DesertStar');
  expect(title()).toBe('Board');
  expect(screen.getByRole('button', { name: 'DesertStar' })).toBeVisible();
});

it('holds the previous screen for 150 ms at most, then shows a skeleton', async () => {
  const { route, deliverCode } = board();
  await open([home(), route]);
  await tap('To the board');
  await pass(holdMs - 1);
  expect(title()).toBe('Home');
  await pass(1);
  expect(title()).toBe('One moment');
  await deliverCode();
  expect(title()).toBe('Board');
  expect(screen.getByText('Rows on their way')).toBeVisible();
});

it('applies the world before and after the code loads', async () => {
  const { route, deliverCode, rows } = board();
  const appearance = () => ({ world: 'cave', ground: true, 'data-page-colours': 'dark' });
  await open([home(), { ...route, appearance }]);
  await tap('To the board');
  await pass(holdMs);
  const world = () => document.querySelector('[data-ground][data-world]')?.getAttribute('data-world');
  expect([title(), world()]).toEqual(['One moment', 'cave']);
  // The host page styles the skeleton by these attributes.
  expect(document.querySelector('[data-waiting][data-page-colours=dark]')).not.toBeNull();
  await deliverCode();
  await rows.settle('DesertStar');
  expect(document.querySelector('[data-world=cave]')).not.toBeNull();
});

it('focuses the title once, after the code loads', async () => {
  const { route, deliverCode, rows } = board();
  await open([home(), route]);
  await tap('To the board');
  await pass(holdMs);
  expect(title()).toBe('One moment');
  expect(document.body).toHaveFocus();
  const focused = vi.fn();
  document.addEventListener('focusin', focused);
  await deliverCode();
  await rows.settle('DesertStar');
  document.removeEventListener('focusin', focused);
  expect(screen.getByRole('heading', { level: 1, name: 'Board' })).toHaveFocus();
  expect(focused).toHaveBeenCalledOnce();
});

it('shows a skeleton immediately on page load', async () => {
  await open([board().route], '/board');
  expect(title()).toBe('One moment');
});

it('renders a previously started screen completely at first, without another request', async () => {
  const { route, deliverCode, rows } = board();
  const client = createQueryClient();
  const settled = vi.fn();
  void startFirst([route], { pathname: '/board', search: '' }, client).then(settled);
  await deliverCode();
  expect(settled).not.toHaveBeenCalled();
  await rows.settle('DesertStar');
  expect(settled).toHaveBeenCalledOnce();
  await open([route], '/board', undefined, client);
  expect(screen.getByRole('button', { name: 'DesertStar' })).toBeVisible();
  expect(events).toEqual(['code requested', 'data requested', 'content shown']);
});

it('delays the first render for 300 ms at most', async () => {
  const settled = vi.fn();
  void startFirst([board().route], { pathname: '/board', search: '' }, createQueryClient()).then(settled);
  await pass(299);
  expect(settled).not.toHaveBeenCalled();
  await pass(1);
  expect(settled).toHaveBeenCalledOnce();
});

it('shows a loaded screen without a skeleton or request', async () => {
  const { route, deliverCode, rows } = board();
  await open([home(), route]);
  await tap('To the board');
  await deliverCode();
  await rows.settle('DesertStar');
  await tap('DesertStar');
  events = [];
  await tap('To the board');
  expect(screen.getByRole('button', { name: 'DesertStar' })).toBeVisible();
  expect(events).toEqual(['content shown']);
});

it('plays the page animation on forward navigation only', async () => {
  const { route, deliverCode, rows } = board();
  await open([home(), route]);
  const entering = () => document.querySelector('[data-entering]') !== null;
  expect(entering()).toBe(false);
  await tap('To the board');
  await deliverCode();
  await rows.settle('DesertStar');
  expect(entering()).toBe(true);
  await tap('DesertStar');
  expect(title()).toBe('Home');
  expect(entering()).toBe(false);
});

it('offers a retry after a failed code load', async () => {
  const { route } = board();
  let fails = true;
  const load = () =>
    fails ? Promise.reject(new Error('offline')) : Promise.resolve({ default: homeScreen });
  await open([{ ...route, load }], '/board');
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible();
  fails = false;
  await tap('Try again');
  expect(screen.getByRole('link', { name: 'To the board' })).toBeVisible();
});

it('preloads linked screens in idle time until the app unmounts', async () => {
  const { route } = board();
  const idle: (() => void)[] = [];
  const { unmount } = await open([home(), route], '/', (loadLinked) => idle.push(loadLinked));
  unmount();
  for (const loadLinked of idle.splice(0)) loadLinked();
  expect(events).toEqual([]);
  await open([home(), route], '/', (loadLinked) => idle.push(loadLinked));
  for (const loadLinked of idle) loadLinked();
  expect(events).toEqual(['code requested']);
});
