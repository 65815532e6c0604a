import { beforeEach, expect, it, vi } from 'vitest';
import { reloadForNewBuild } from './missing-code.ts';

const page = (entry: string) => `<div id="root"></div><script type="module" src="${entry}"></script>`;

beforeEach(() => {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/index-old.js');
  document.body.append(script);
});

const reloads = async (response: Response | Error) => {
  const reload = vi.fn();
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response.clone()),
  );
  await reloadForNewBuild(reload);
  await reloadForNewBuild(reload);
  return reload.mock.calls.length;
};

it('reloads once where another build has taken the place of this one', async () => {
  expect(await reloads(new Response(page('/assets/index-new.js')))).toBe(1);
});

it.each([
  ['the build is the same', new Response(page('/assets/index-old.js'))],
  ['there is no network', new TypeError('Failed to fetch')],
  ['the provider fails', new Response('', { status: 503 })],
  ['the response is the page of something else', new Response('<h1>Sign in to this Wi-Fi</h1>')],
])('does not reload where %s', async (_why, response) => {
  expect(await reloads(response)).toBe(0);
});
