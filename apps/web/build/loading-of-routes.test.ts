// @vitest-environment node
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';

type Row = readonly [
  pattern: string,
  addresses: readonly string[],
  files: readonly string[],
  visitors: number,
  query: Readonly<Record<string, string>>,
];

const root = join(import.meta.dirname, '..');
/** Plugins that do not affect code files but take most of a build. */
const late = ['sirah-trails-compressed-assets', 'sirah-trails-brand'];
/** Difficulties of the starter pack. */
const difficulties = 4;
let output: Rolldown.RolldownOutput['output'];
let rows: readonly Row[];

beforeAll(async () => {
  // Otherwise Vite builds in test mode.
  vi.stubEnv('NODE_ENV', 'production');
  const env = { command: 'build', mode: 'production' } as const;
  const config = (await loadConfigFromFile(env, join(root, 'vite.config.ts')))?.config ?? {};
  const plugins = (config.plugins ?? []).flat().filter((plugin) => !late.includes(nameOf(plugin)));
  const built = await build({
    ...config,
    plugins: plugins.filter((plugin) => !/pwa/.test(nameOf(plugin))),
    root,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  vi.unstubAllEnvs();
  output = (built as Rolldown.RolldownOutput).output;
  const table = /const firstLoads = (\[.*\]);/.exec(textOf('index.html'))?.[1];
  rows = JSON.parse(table ?? '[]') as Row[];
}, 240_000);

function nameOf(plugin: unknown) {
  return (plugin as { name?: string } | null)?.name ?? '';
}

function textOf(name: string): string {
  const file = output.find(({ fileName }) => fileName === name);
  if (!file) throw new Error(`The build has no ${name}.`);
  return file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
}

const bytesOf = (name: string) => gzipSync(textOf(name), { level: 9 }).length;
const scripts = () => output.filter((file) => file.type === 'chunk');
const app = () => scripts().find(({ isEntry }) => isEntry);
const styleOfPage = () => /rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(textOf('index.html'))?.[1] ?? '';

/** Table rows, except for unknown URLs. */
const ownRows = () => rows.filter(([pattern]) => pattern !== '');

/** Resources of a cold visit before its content: code, a style sheet and first data. */
function firstLoadAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://app');
  const row = rows.find(
    ([pattern, , , , query]) =>
      new RegExp(pattern).test(pathname) &&
      Object.entries(query).every(([name, value]) => (searchParams.get(name) ?? '') === value),
  );
  if (!row) throw new Error(`The table of the boot script has no row for ${address}.`);
  const [, addresses, files] = row;
  const js = [app()?.fileName ?? '', ...files.map((file) => file.slice(1))];
  const data = addresses.reduce((sum, one) => sum + (one.includes('{=each}') ? difficulties : 1), 0);
  return { row, counts: { scripts: js.length, requests: js.length + 1 + data } };
}

// Limits of scripts and requests before content.
const ceilings = [
  ['/', 2, 6],
  ['/onboarding', 2, 3],
  // Account forms share a chunk.
  ['/auth/signin', 3, 4],
  ['/auth/signup', 3, 4],
  ['/auth/signup?step=verification', 3, 4],
  ['/auth/signup?step=complete', 3, 4],
  ['/auth/forgot-password', 3, 4],
  ['/auth/forgot-password/success', 3, 4],
  ['/auth/recover-account', 3, 4],
  ['/auth/oauth/verification', 3, 4],
  ['/auth/oauth/callback', 3, 4],
  ['/auth/callback', 3, 4],
  // Its sign-out is shared with the last step of sign-up.
  ['/settings', 3, 4],
  ['/settings/days', 2, 3],
  ['/settings/profile', 3, 5],
  ['/settings/change-password', 3, 5],
  ['/settings/account', 3, 5],
  // They use form controls.
  ['/settings/playing', 3, 4],
  ['/settings/reading', 3, 4],
  ['/settings/feedback', 3, 4],
  ['/settings/faq', 3, 4],
  ['/settings/terms-of-conditions', 3, 4],
  ['/settings/privacy-policy', 3, 4],
  ['/settings/about', 3, 4],
  ['/contact-us', 3, 4],
  // Its switches are form controls.
  ['/avatar', 3, 7],
  ['/avatar?item=head', 3, 7],
  ['/avatar?item=top', 3, 7],
  ['/avatar?item=pants', 3, 7],
  ['/avatar?item=shoes', 3, 7],
  ['/leaderboard', 2, 4],
  ['/leaderboard?mode=endless_mode', 2, 4],
  ['/leaderboard/profile/u1', 2, 4],
  ['/competition/c1', 3, 5],
  // Formatted text loads the sanitizer.
  ['/discovery/b1', 3, 5],
  ['/discovery/book/b1', 3, 6],
  ['/discovery/book/finish?id=b1', 2, 4],
  ['/discovery', 2, 6],
  ['/discovery?category=c', 2, 6],
  ['/discovery?page=2', 2, 6],
  ['/discovery?category=c&page=2', 2, 6],
  ['/profile', 2, 4],
  ['/profile?open=hashim', 3, 6],
  ['/fun-activities', 2, 4],
  ['/fun-activities/a1', 3, 5],
  ['/glossary', 2, 4],
  ['/glossary?open=oasis', 3, 6],
  ['/learning-journey/start', 2, 5],
  ['/learning-journey/trails', 2, 4],
  ['/learning-journey/sub-trails/w1', 2, 6],
  ['/learning-journey/motivational/c1', 3, 6],
  ['/learning-journey/quizz/c1', 2, 5],
  ['/learning-journey/quizz?chapter_id=c1', 2, 5],
  ['/learning-journey/quizz/c1?quizz_status=failed', 3, 5],
  ['/learning-journey/quizz?chapter_id=c1&quizz_status=failed', 3, 5],
  ['/learning-journey/quizz/c1?quizz_status=practice', 2, 5],
  ['/learning-journey/quizz?chapter_id=c1&quizz_status=practice', 2, 5],
  ['/learning-journey/quizz?quizz_status=review', 2, 4],
  ['/learning-journey/quizz/c1?quizz_status=review', 2, 4],
  ['/learning-journey/finish/w1', 2, 5],
  ['/trial', 2, 4],
  ['/trial/quiz', 2, 4],
  ['/trial/finish', 2, 4],
  ['/trial/traveller', 3, 5],
  ['/trial/book', 3, 5],
  ['/learning-journey/finish/w1?screen=SUCCESS_QUOTES', 3, 5],
  ['/learning-journey/finish/w1?screen=QUOTES_TO_LEARNING_JOURNEY', 3, 5],
  // A call for each difficulty and for the Infinity Trail, besides the first content. Other screens need at most three.
  ['/learning-journey/my-rank', 2, 9],
  ['/endless-mode/start', 2, 5],
  ['/endless-mode/quiz', 2, 3],
  ['/endless-mode/finish', 2, 4],
] as const;

it('no route loads more scripts or requests before content than its ceiling', () => {
  const loads = ceilings.map(([address]) => [address, ...Object.values(firstLoadAt(address).counts)]);
  const above = loads.filter(([, scripts = 0, requests = 0], at) => {
    const [, mostScripts, mostRequests] = ceilings[at] ?? [];
    return Number(scripts) > Number(mostScripts) || Number(requests) > Number(mostRequests);
  });
  expect(above).toEqual([]);
});

it('every route, at each query that changes its data, has its ceilings', () => {
  const held = new Set(ceilings.map(([address]) => firstLoadAt(address).row));
  expect(ownRows().filter((row) => !held.has(row))).toEqual([]);
});

it('the page loads the app and one style sheet, and every other script is preloaded or on demand', () => {
  const html = textOf('index.html');
  expect(html.match(/<script type="module"[^>]*src=/g)).toHaveLength(1);
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
});

it('a group carries its style, which no request brings', () => {
  const carries = scripts().filter(({ code }) => code.includes('adoptedStyleSheets'));
  expect(carries.length).toBeGreaterThan(5);
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => fileName);
  expect(sheets.filter((name) => !name.includes('/fonts-'))).toEqual([styleOfPage()]);
});

it('an import on demand is an import, with nothing around it', () => {
  const wrapped = /await import\([^)]*\)[^;]*;return\{\w+:\w+\}\}|__vite__mapDeps/;
  expect(scripts().filter(({ dynamicImports }) => dynamicImports.length > 0).length).toBeGreaterThan(2);
  expect(scripts().flatMap(({ fileName, code }) => (wrapped.test(code) ? fileName : []))).toEqual([]);
});

it('no first load waits for a script that the boot script does not name', () => {
  const named = new Set(rows.flatMap(([, , files]) => files));
  const byRoute = scripts().filter(
    ({ isEntry, moduleIds }) => !isEntry && moduleIds.some((id) => /-screen\.tsx$/.test(id)),
  );
  expect(byRoute.length).toBeGreaterThan(5);
  for (const { fileName, imports } of byRoute) {
    expect(named).toContain(`/${fileName}`);
    for (const name of imports) {
      if (name !== app()?.fileName) expect(named).toContain(`/${name}`);
    }
  }
});

/** Files loaded with this file, except the app's and already loaded files. */
function fetchedFor(file: Rolldown.OutputChunk, there: readonly string[] = []): string[] {
  const closure = new Set<string>();
  const add = (name: string) => {
    if (closure.has(name) || there.includes(name) || name === app()?.fileName) return;
    closure.add(name);
    for (const next of scripts().find(({ fileName }) => fileName === name)?.imports ?? []) add(next);
  };
  add(file.fileName);
  return [...closure];
}

it('no file is under 10 kB after compression unless it is loaded alone', () => {
  const leastBytes = 10_000;
  const together = scripts().flatMap((file) => {
    const own = fetchedFor(file);
    return file.dynamicImports.flatMap((name) => {
      const part = scripts().find(({ fileName }) => fileName === name);
      return part ? [fetchedFor(part, own)] : [];
    });
  });
  const firstLoads = rows.map(([, , files]) => files.map((file) => file.slice(1)));
  const small = (name: string) => bytesOf(name) < leastBytes;
  expect([...together, ...firstLoads].filter((files) => files.filter(small).length > 1)).toEqual([]);
});
