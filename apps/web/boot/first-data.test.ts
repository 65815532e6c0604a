import type { FirstData } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';
import { learnerKey } from '@sirah-trails/api-client/session';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const times = '/api/quiz/v1/quiz-times';
const loads = [
  ['^/?$', ['/api/profile/v1', times], ['/assets/home.js'], 1],
  ['^/learning-journey/start/?$', [times], ['/assets/map.js', '/assets/shared.js'], 0],
  ['^/leaderboard/?$', ['/api/endless'], ['/assets/board.js'], 0, { mode: 'endless_mode' }],
  ['^/leaderboard/?$', [times], ['/assets/board.js'], 0, {}],
  ['^/discovery/(?<bookId>[^/]+)/?$', ['/api/book/v1/book/{bookId}'], ['/assets/book.js'], 0],
  ['^/map/?$', ['/api/quote/v1?trail_id={?trail_id}&type=start', times], [], 0],
  ['^/worlds/?$', ['/api/worlds?quiz_time_id={=difficulty}'], [], 0],
  ['^/start/?$', ['/api/worlds?quiz_time_id={=last}'], [], 0],
  ['^/camp/?$', ['/api/x/v1/running'], [], 0],
  ['^/ranks/?$', ['/api/my-rank?quiz_time_id={=each}'], [], 0],
  ['^/auth/signin/?$', [], ['/assets/sign-in.js'], 2],
  ['^/onboarding/?$', [], ['/assets/onboarding.js'], 2],
];
const difficulties = [
  { id: 'qt-hard', difficulty: 3, difficulty_label: 'Hard', time: 30 },
  { id: 'qt-easy', difficulty: 1, difficulty_label: 'Easy', time: 60 },
  { id: 'qt endless', difficulty: 5, difficulty_label: 'Endless', time: 30 },
];
const source = readFileSync(join(import.meta.dirname, 'first-data.js'), 'utf8').replace(
  '[/* first loads */]',
  JSON.stringify(loads),
);
const minute = 60_000;
const calls: string[] = [];

interface Opened {
  place?: string;
  /** Age of the stored record in milliseconds; null without a record. */
  age?: number | null;
  renewal?: () => Promise<Response>;
  configuration?: string;
  /** Page data, absent from other providers. */
  known?: typeof difficulties | null;
}

function signIn(age: number) {
  const timestamp = new Date(Date.now() - age).toISOString();
  localStorage.setItem('access_token', JSON.stringify({ token: 'old', timestamp, user: { id: 'u1' } }));
}

/** Opens the page at a place: runs the boot script as the browser would. */
function open({
  place = '/',
  age = 0,
  renewal,
  configuration = 'null',
  known = null,
}: Opened): FirstData | undefined {
  window.history.replaceState(null, '', place);
  const block = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`;
  document.body.innerHTML =
    block('configuration', configuration) + block('difficulties', JSON.stringify(known && { data: known }));
  if (age !== null) signIn(age);
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers }: RequestInit) => {
    calls.push(
      `${method} ${url.replace(window.location.origin, '')} ${new Headers(headers).get('Authorization')}`,
    );
    if (method === 'POST') return renewal?.() ?? Promise.resolve(Response.json({ access_token: 'new' }));
    return Promise.resolve(Response.json({ data: url }));
  });
  window.eval(source);
  return window.sirahFirstData;
}

const settled = (data: FirstData | undefined) => Promise.all([...(data?.responses.values() ?? [])]);

beforeEach(() => void calls.splice(0));
afterEach(() => {
  delete window.sirahFirstData;
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset['night'];
  vi.unstubAllGlobals();
});

it('requests the first data of home as the learner', async () => {
  const data = open({});
  await settled(data);
  expect(calls).toEqual(['GET /api/profile/v1 Bearer old', 'GET /api/quiz/v1/quiz-times Bearer old']);
  expect(data?.refresh).toBeNull();
});

it.each([
  ['/learning-journey/start', ['/api/quiz/v1/quiz-times']],
  ['/leaderboard/', ['/api/quiz/v1/quiz-times']],
  ['/leaderboard?mode=endless_mode', ['/api/endless']],
  ['/discovery/the%20land?origin=quizz', ['/api/book/v1/book/the%20land']],
  ['/map?trail_id=w%261', ['/api/quote/v1?trail_id=w%261&type=start', '/api/quiz/v1/quiz-times']],
  ['/map', ['/api/quiz/v1/quiz-times']],
])('requests at %s the first data of the route with values of the URL', async (place, addresses) => {
  await settled(open({ place }));
  expect(calls).toEqual(addresses.map((address) => `GET ${address} Bearer old`));
});

it.each([
  ['/worlds', 'qt-easy'],
  ['/worlds?difficulty=hard', 'qt-hard'],
  ['/worlds?difficulty=%20HARD', 'qt-hard'],
  ['/worlds?difficulty=3', 'qt-hard'],
  ['/worlds?difficulty=qt-hard', 'qt-hard'],
  ['/worlds?difficulty=qt%20endless', 'qt-easy'],
  ['/worlds?difficulty=none', 'qt-easy'],
])('D132, D224: at %s the difficulty is %s, as the app reads the address', async (place, id) => {
  await settled(open({ place, known: difficulties }));
  expect(calls).toEqual([`GET /api/worlds?quiz_time_id=${id} Bearer old`]);
  const wanted = new URL(place, 'http://app').searchParams.get('difficulty');
  expect(resolveDifficulty(difficulties, wanted)?.id).toBe(id);
});

it('D35, D224: at the start the difficulty is the one that this learner chose last', async () => {
  await settled(open({ place: '/start', known: difficulties }));
  localStorage.setItem(learnerKey('u1', 'last_difficulty'), 'qt-hard');
  await settled(open({ place: '/start', known: difficulties }));
  expect(calls).toEqual([
    'GET /api/worlds?quiz_time_id=qt-easy Bearer old',
    'GET /api/worlds?quiz_time_id=qt-hard Bearer old',
  ]);
});

it('an addition to the API is requested where the provider has it', async () => {
  await settled(open({ place: '/camp' }));
  await settled(open({ place: '/camp', configuration: '{"capabilities":["calm"]}' }));
  expect(calls).toEqual([]);
  await settled(open({ place: '/camp', configuration: '{"capabilities":["calm","running"]}' }));
  expect(calls).toEqual(['GET /api/x/v1/running Bearer old']);
});

it('requests for each difficulty exclude the endless mode', async () => {
  await settled(open({ place: '/ranks', known: difficulties }));
  expect(calls).toEqual(['qt-easy', 'qt-hard'].map((id) => `GET /api/my-rank?quiz_time_id=${id} Bearer old`));
});

it.each(['/worlds', '/start', '/ranks'])(
  'a page without difficulties requests nothing at %s that needs one',
  async (place) => {
    await settled(open({ place }));
    expect(calls).toEqual([]);
  },
);

it.each(['/auth/signin', '/nowhere', '/learning-journey/startling'])(
  'asks for nothing at %s',
  async (place) => {
    await settled(open({ place }));
    expect(calls).toEqual([]);
  },
);

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it.each([
  ['a learner', '/learning-journey/start', 0, ['/assets/map.js', '/assets/shared.js']],
  ['a learner', '/nowhere', 0, []],
  ['a visitor', '/leaderboard', null, ['/assets/sign-in.js']],
  ['a visitor', '/auth/signin', null, ['/assets/sign-in.js']],
] as const)('preloads the code that %s sees first at %s', (_, place, age, files) => {
  localStorage.setItem('complete_onboarding', '{"completed":true}');
  open({ place, age });
  expect(preloaded()).toEqual(files);
});

it('preloads the onboarding for a first visit', () => {
  open({ place: '/leaderboard', age: null });
  expect(preloaded()).toEqual(['/assets/onboarding.js']);
});

it.each([
  ['/', '/assets/home.js'],
  ['/leaderboard', '/assets/home.js'],
  ['/auth/signin', '/assets/sign-in.js'],
])('preloads for a guest at %s the screen that a guest sees there: %s', (place, file) => {
  localStorage.setItem('signin_as_guest', 'true');
  open({ place, age: null });
  expect(preloaded()).toEqual([file]);
});

it('requests nothing without a session, or with a broken one', () => {
  expect(open({ age: null })?.responses.size).toBe(0);
  localStorage.setItem('access_token', '{');
  expect(open({ age: null })?.responses.size).toBe(0);
  expect(calls).toEqual([]);
});

it('renews an expired token first, and keeps the new one', async () => {
  const data = open({ age: 15 * minute });
  await settled(data);
  expect(calls).toEqual([
    'POST /api/auth/v1/refresh Bearer old',
    'GET /api/profile/v1 Bearer new',
    'GET /api/quiz/v1/quiz-times Bearer new',
  ]);
  expect(JSON.parse(localStorage.getItem('access_token') ?? '')).toMatchObject({
    token: 'new',
    user: { id: 'u1' },
  });
});

it('T38: a late renewal keeps the record of a sibling, and the data name their learner', async () => {
  const sibling = JSON.stringify({
    token: 'sibling',
    timestamp: new Date().toISOString(),
    user: { id: 'u2' },
  });
  const renewal = () => {
    localStorage.setItem('access_token', sibling);
    return Promise.resolve(Response.json({ access_token: 'new' }));
  };
  const data = open({ age: 15 * minute, renewal });
  await expect(data?.refresh).rejects.toThrow('Another session');
  expect(localStorage.getItem('access_token')).toBe(sibling);
  expect(data?.learner).toBe('u1');
  expect(open({ age: null })?.learner).toBe('u2');
});

it('a token of 14 minutes is not renewed', async () => {
  await settled(open({ age: 14 * minute }));
  expect(calls[0]).toBe('GET /api/profile/v1 Bearer old');
});

it('a refused renewal requests nothing more and yields null', async () => {
  const data = open({ age: 20 * minute, renewal: () => Promise.resolve(Response.json({}, { status: 401 })) });
  expect(await data?.refresh).toBeNull();
  expect(await settled(data)).toEqual([null, null]);
  expect(calls).toHaveLength(1);
});

it('a renewal without a network is an error for its callers, and no unhandled one', async () => {
  const data = open({ age: 20 * minute, renewal: () => Promise.reject(new TypeError('offline')) });
  await expect(data?.refresh).rejects.toThrow('offline');
});

it.each([
  ['/discovery/book/the-land', 'dark', 0, true],
  ['/Discovery/Book/the-land?page=3', 'dark', 0, true],
  ['/discovery/book/the-land', 'paper', 0, false],
  ['/discovery/book/the-land', 'dark', null, false],
  ['/discovery/book/finish?id=the-land', 'dark', 0, false],
  ['/discovery/the-land', 'dark', 0, false],
])(
  'B4: %s in the colours %s, with a session of the age %s, begins dark: %s',
  (place, pageColours, age, dark) => {
    localStorage.setItem('preferences', JSON.stringify({ pageColours }));
    open({ place, age });
    expect('night' in document.documentElement.dataset).toBe(dark);
  },
);

it("takes the product's name and the API's address from the page", async () => {
  const configuration = '{"product":"Wells","api_base":"https://api.example.org"}';
  await settled(open({ place: '/leaderboard', configuration }));
  expect(document.title).toBe('Wells');
  expect(calls).toEqual(['GET https://api.example.org/api/quiz/v1/quiz-times Bearer old']);
});

it('lists the first requests of another URL, also after a visit without a session', () => {
  const data = open({ age: null });
  expect(calls).toEqual([]);
  expect(data?.addressesAt('/discovery/the%20land', '?origin=quizz')).toEqual([
    '/api/book/v1/book/the%20land',
  ]);
  expect(data?.addressesAt('/leaderboard', '?mode=endless_mode')).toEqual(['/api/endless']);
  expect(data?.addressesAt('/nowhere', '')).toEqual([]);
});

it('D35, D224: uses the last chosen difficulty after a visit without a session', () => {
  const data = open({ age: null, known: difficulties });
  expect(data?.addressesAt('/start', '')).toEqual(['/api/worlds?quiz_time_id=qt-easy']);
  signIn(0);
  localStorage.setItem(learnerKey('u1', 'last_difficulty'), 'qt-hard');
  expect(data?.addressesAt('/start', '')).toEqual(['/api/worlds?quiz_time_id=qt-hard']);
});
