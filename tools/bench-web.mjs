// `npm run bench:web [-- cold ...] [--rounds 5]`: compares the product on a slow phone with other pages, measured
// alternately in the same run; part names select parts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { servePages } from './bench-web/build-pages.mjs';
import { launchBrowser } from './bench-web/phone.mjs';
import { startProduct } from './bench-web/product.mjs';
import { median, ratio, row } from './bench-web/table.mjs';
import { nineTaps, pageToPage, tapsToPaint } from './bench-web/taps.mjs';
import { coldView, warmStart } from './bench-web/views.mjs';
import { installPackages } from './install.mjs';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const parts = { cold: printColdViews, warm: printWarmStarts, taps: printTaps };
const names = /** @type {(keyof typeof parts)[]} */ (
  positionals.length > 0 ? positionals : Object.keys(parts)
);
const rounds = Number(values.rounds);
if (!(Number.isInteger(rounds) && rounds > 0)) {
  console.error(`--rounds is a whole number above 0, not "${values.rounds}".`);
  process.exit(2);
}
if (!names.every((name) => name in parts)) {
  console.error(`The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

await installPackages();
const product = await startProduct();
const folder = mkdtempSync(join(tmpdir(), 'sirah-bench-web-'));
const pages = await servePages(folder, product.question);
const browser = await launchBrowser();
try {
  for (const name of names) await parts[name]();
} finally {
  await browser.close();
  pages.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function printColdViews() {
  const { addresses } = product;
  const { stack, survey, plain } = pages.urls;
  /** @type {Record<string, () => Promise<import('./bench-web/views.mjs').View>>} */
  const views = {
    quiz: async () => ({
      url: addresses.quiz,
      content: 'input[type=radio]',
      storageState: await product.newTry(),
    }),
    SurveyJS: async () => ({ url: survey, content: 'input[type=radio]' }),
    home: async () => ({
      url: addresses.home,
      content: 'a[href^="/leaderboard"]',
      storageState: await product.newSession(),
    }),
    "new visitor's first screen": async () => ({
      url: addresses.home,
      content: 'dialog[data-hour] button',
      isNew: true,
    }),
    'sign-in': async () => ({ url: addresses.signIn, content: 'input[type=email]' }),
    board: async () => ({
      url: addresses.board,
      content: 'ol[aria-label="The top three"]',
      storageState: await product.newSession(),
    }),
    'bare page of the stack': async () => ({ url: stack, content: 'a' }),
    'page of one request': async () => ({ url: plain, content: 'a' }),
  };
  /** @type {Record<string, Record<string, number>[]>} */
  const seen = Object.fromEntries(Object.keys(views).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, view] of Object.entries(views)) seen[name]?.push(await coldView(browser, await view()));
  const of = (/** @type {string} */ name, /** @type {string} */ figure) =>
    (seen[name] ?? []).map((view) => view[figure] ?? NaN);
  console.log(`\nCold, slow 4G, four times slower, median of ${rounds}`);
  console.log(row(['', 'content ms', 'kB', 'requests', 'depth', 'long tasks', 'main ms', 'CLS']));
  for (const name of Object.keys(views)) {
    const figure = (/** @type {string} */ key, digits = 0) => median(of(name, key)).toFixed(digits);
    const kilobytes = (median(of(name, 'bytes')) / 1024).toFixed(1);
    const counts = [figure('requests'), figure('depth'), figure('longTasks')];
    console.log(row([name, figure('time'), kilobytes, ...counts, figure('mainThread'), figure('shift', 3)]));
  }
  console.log('\nRatios, median (range)');
  console.log(row(['quiz / SurveyJS, time', ratio(of('quiz', 'time'), of('SurveyJS', 'time'))]));
  console.log(row(['quiz / SurveyJS, bytes', ratio(of('quiz', 'bytes'), of('SurveyJS', 'bytes'))]));
  // The bare page is the lower bound for any page with the stack.
  const bare = (/** @type {string} */ figure) =>
    ratio(of('bare page of the stack', figure), of('SurveyJS', figure));
  console.log(row(['bare page / SurveyJS, time', bare('time')]));
  console.log(row(['bare page / SurveyJS, bytes', bare('bytes')]));
  for (const name of ['home', "new visitor's first screen", 'sign-in', 'board'])
    console.log(
      row([`${name} / bare page, time`, ratio(of(name, 'time'), of('bare page of the stack', 'time'))]),
    );
}

async function printWarmStarts() {
  const home = { url: product.addresses.home, content: 'a[href^="/leaderboard"]' };
  const stack = { url: `${pages.urls.stack}/?worker`, content: 'a' };
  /** @type {number[]} */
  const ours = [];
  /** @type {number[]} */
  const least = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await warmStart(browser, { ...home, storageState: await product.newSession() }));
    least.push(await warmStart(browser, stack));
  }
  console.log('\nWarm start through the worker, median');
  console.log(row(['home', `${median(ours).toFixed(0)} ms`]));
  console.log(row(['bare page of the stack', `${median(least).toFixed(0)} ms`]));
  console.log(row(['home / bare page', ratio(ours, least)]));
}

async function printTaps() {
  const { waits, roundTrips } = await nineTaps(browser, product);
  console.log('\nFrom sign-in to the first question, wait after each tap');
  for (const { name, ms } of waits) console.log(row([name, `${ms.toFixed(0)} ms`]));
  console.log(row(['together', `${roundTrips.toFixed(1)} round trips`]));
  const quiz = { url: product.addresses.quiz, buttons: 'label:has(input[type=radio])' };
  const ours = await tapsToPaint(browser, { ...quiz, storageState: await product.newTry() });
  const bare = await tapsToPaint(browser, { url: pages.urls.plain, buttons: 'button' });
  console.log(`\nTap to paint, p75 of 30: choice ${ours} ms, bare button ${bare} ms`);
  for (const cpu of [1, 4]) {
    const visit = { url: product.addresses.home, storageState: await product.newSession(), cpu };
    console.log(`Page to page, ${cpu}x: ${(await pageToPage(browser, visit)).toFixed(0)} ms`);
  }
}
