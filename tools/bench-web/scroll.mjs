import { openPhone } from './phone.mjs';

const rows = 10_000;
/** So many that the code of the window loads with them. */
const firstRows = 20;
const frames = 240;
/** From which on a task is long, in milliseconds. */
const longTaskMs = 50;
/** How far the list moves in a frame, in pixels. */
const stepPx = 60;

/**
 * @typedef {object} LongList
 * @property {RegExp} calls that bring its rows
 * @property {(route: import('playwright').Route) => Promise<void>} answer two pages: a first one as short as that of the provider, and
 * all other rows
 */

/** @type {Record<'people' | 'board', LongList>} */
export const longLists = {
  people: { calls: /\/api\/people\/v1\?/, answer: answerPeople },
  board: { calls: /\/api\/leaderboards\/v1\?/, answer: answerBoard },
};

/**
 * Scrolls a list of 10,000 rows on a machine four times slower, and then a window of the same rows that is written by hand.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storageState: import('playwright').BrowserContextOptions['storageState'] }} visit the screen of the list, a signed-in learner
 * @param {LongList} list
 */
export async function scrollList(browser, { url, storageState }, { calls, answer }) {
  const { page, close } = await openPhone(browser, { storageState, network: false });
  await page.route(calls, answer);
  await page.addInitScript(letWindowScroll);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  // The rows are read from the provider page by page first.
  await page.waitForFunction(isWindowed, null, { timeout: 240_000 });
  const ours = await scrolled(browser, page);
  await page.evaluate(writeWindowByHand, rows);
  const byHand = await scrolled(browser, page);
  await close();
  return { ours, byHand };
}

/**
 * The people of the pack again and again.
 * @param {import('playwright').Route} route
 */
async function answerPeople(route) {
  const page = Number(new URL(route.request().url()).searchParams.get('page'));
  const { data } = await pageAt(route, 1);
  const all = Array.from({ length: rows }, (_, index) => ({
    ...data[index % data.length],
    id: `person-${index}`,
  }));
  const some = page === 1 ? all.slice(0, firstRows) : all.slice(firstRows);
  await route.fulfill({ json: { data: some, current_page: page, last_page: 2, total: rows } });
}

/**
 * The learners of the provider's own board, its many pages as two.
 * @param {import('playwright').Route} route
 */
async function answerBoard(route) {
  const isFirst = new URL(route.request().url()).searchParams.get('page') === '1';
  const first = await pageAt(route, 1);
  const pagesAtFirst = firstRows / first.per_page;
  const from = isFirst ? 1 : pagesAtFirst + 1;
  const to = isFirst ? pagesAtFirst : rows / first.per_page;
  const leaderboard = [];
  for (let page = from; page <= to; page += 1) leaderboard.push(...(await pageAt(route, page)).leaderboard);
  await route.fulfill({ json: { ...first, leaderboard, next_cursor: isFirst ? 'all others' : null } });
}

/**
 * A page of the list, as the provider has it.
 * @param {import('playwright').Route} route
 * @param {number} page
 */
async function pageAt(route, page) {
  const url = new URL(route.request().url());
  url.searchParams.set('page', String(page));
  url.searchParams.delete('after');
  return (await route.fetch({ url: url.href })).json();
}

/**
 * Scrolls from the top and reads the trace: the time that the page's thread is at work, however busy the machine is.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 */
async function scrolled(browser, page) {
  await page.evaluate(scrollBack);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  const nodes = await page.evaluate(scroll, { frames, stepPx });
  const tasks = tasksOfBusiest(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  return {
    nodes,
    longTasks: tasks.filter((ms) => ms > longTaskMs).length,
    msPerFrame: tasks.reduce((sum, ms) => sum + ms, 0) / frames,
  };
}

/**
 * The milliseconds of work of each task, on the thread that works most.
 * @param {readonly { name: string, pid: number, tid: number, tdur?: number }[]} events
 * @returns {number[]}
 */
function tasksOfBusiest(events) {
  /** @type {Map<string, number[]>} */
  const threads = new Map();
  for (const { name, pid, tid, tdur = 0 } of events) {
    if (name !== 'RunTask') continue;
    const thread = `${pid} ${tid}`;
    const tasks = threads.get(thread) ?? [];
    tasks.push(tdur / 1_000);
    threads.set(thread, tasks);
  }
  const sum = (/** @type {readonly number[]} */ tasks) => tasks.reduce((all, ms) => all + ms, 0);
  return [...threads.values()].toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
}

/** In the page, before anything else: once a window is written by hand, it alone hears of a scroll. */
function letWindowScroll() {
  const heard = (/** @type {Event} */ event) => {
    const byHand = /** @type {any} */ (window).benchWindow;
    if (!byHand) return;
    event.stopImmediatePropagation();
    byHand();
  };
  addEventListener('scroll', heard, { capture: true });
}

function isWindowed() {
  return document.querySelectorAll('main ol > li[data-index]').length > 0;
}

/** In the page. */
async function scrollBack() {
  scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/**
 * In the page: scrolls so many frames.
 * @param {{ frames: number, stepPx: number }} way
 * @returns {Promise<number>} the most nodes of the whole page at once
 */
async function scroll({ frames: count, stepPx: step }) {
  let nodes = 0;
  for (let frame = 0; frame < count; frame += 1) {
    scrollBy(0, step);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    nodes = Math.max(nodes, document.getElementsByTagName('*').length);
  }
  return nodes;
}

/**
 * In the page: puts a window of fixed rows in place of the list, with the markup and the style of its own rows.
 * @param {number} count
 */
function writeWindowByHand(count) {
  const list = /** @type {HTMLElement} */ (document.querySelector('main ol:has(> li[data-index])'));
  const patterns = [...list.children].map((row) => /** @type {HTMLElement} */ (row.cloneNode(true)));
  const tall = Math.max(...[...list.children].map((row) => row.getBoundingClientRect().height)) + 8;
  const byHand = /** @type {HTMLElement} */ (list.cloneNode(false));
  byHand.style.blockSize = `${count * tall}px`;
  list.replaceWith(byHand);
  const top = byHand.getBoundingClientRect().top + scrollY;
  /** @type {Map<number, HTMLElement>} */
  const shown = new Map();
  const show = () => {
    const first = Math.max(0, Math.floor((scrollY - top) / tall) - 4);
    const last = Math.min(count - 1, Math.floor((scrollY - top + innerHeight) / tall) + 4);
    for (const [index, row] of shown)
      if (index < first || index > last) {
        row.remove();
        shown.delete(index);
      }
    for (let index = first; index <= last; index += 1) {
      if (shown.has(index)) continue;
      const row = /** @type {HTMLElement} */ (patterns[index % patterns.length]?.cloneNode(true));
      row.style.transform = `translateY(${index * tall}px)`;
      row.setAttribute('aria-posinset', `${index + 1}`);
      byHand.append(row);
      shown.set(index, row);
    }
  };
  show();
  Object.assign(window, { benchWindow: show });
}
