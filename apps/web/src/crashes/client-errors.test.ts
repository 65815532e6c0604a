import { defaultConfiguration, type ClientError, type Configuration } from '@sirah-trails/api-client';
import { session } from '@sirah-trails/api-client/session';
import { http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const server = createMockServer();
let reports: { readonly body: ClientError; readonly bearer: string | null }[] = [];

const configured = (capabilities: Configuration['capabilities']) =>
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({ ...defaultConfiguration, ...(capabilities && { capabilities }) }),
  );
const counting = http.untyped.post('*/api/x/v1/client-errors', async ({ request }) => {
  const body = (await request.json()) as ClientError;
  reports.push({ body, bearer: request.headers.get('authorization') });
  return Response.json({ message: 'Thank you.' });
});

beforeEach(() => {
  vi.resetModules();
  reports = [];
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/app-B4Tq0_x9.js');
  document.body.append(script);
});
afterEach(() => {
  session.getState().signOut();
  window.history.replaceState(null, '', '/');
});

/** Simulates a page load. */
const freshPage = async () => (await import('./client-errors.ts')).reportClientError;
const at = (address: string) => window.history.replaceState(null, '', address);

it('T36: a crash is reported by its name, the pattern of the screen and the build, without a token', async () => {
  server.use(configured(['client_errors']), counting);
  session.getState().signIn({ token: 'of-amina', user: null });
  const report = await freshPage();
  at('/learning-journey/quizz/w1-s1-c1?difficulty=easy');
  await report(new TypeError('Amina is no function'));
  const body = { code: 'TypeError', route: '/learning-journey/quizz/:chapterId', build: 'app-B4Tq0_x9' };
  expect(reports).toEqual([{ body, bearer: null }]);
});

it.each([
  ['an error with a name of its own', Object.assign(new Error('no'), { name: 'Amina' }), 'Error'],
  ['a rejection with a text', 'Amina', 'Error'],
  ['an error of the browser', new DOMException('full', 'QuotaExceededError'), 'QuotaExceededError'],
])('%s has a code of the contract', async (_what, error, code) => {
  server.use(configured(['client_errors']), counting);
  at('/nowhere');
  await (
    await freshPage()
  )(error);
  expect(reports.map(({ body }) => body)).toMatchObject([{ code, route: '/*' }]);
});

it('the same crash of a screen is reported once, and five in all', async () => {
  server.use(configured(['client_errors']), counting);
  const report = await freshPage();
  for (let time = 0; time < 3; time += 1) await report(new TypeError());
  expect(reports).toHaveLength(1);
  for (const error of [RangeError, SyntaxError, ReferenceError, URIError, Error]) await report(new error());
  expect(reports).toHaveLength(5);
});

it.each([
  ['whose configuration does not name them', [configured(['calm']), counting]],
  ['without a list of additions', [configured(undefined), counting]],
  [
    'that answers 404 below /api/x',
    [counting, http.untyped.get('*/api/x/*', () => Response.json({ message: 'No.' }, { status: 404 }))],
  ],
])('R1: a provider %s gets no report', async (_which, handlers) => {
  server.use(...handlers);
  await (
    await freshPage()
  )(new TypeError());
  expect(reports).toEqual([]);
});
