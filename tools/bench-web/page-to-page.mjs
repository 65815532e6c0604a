import { median } from './table.mjs';
import { openPhone } from './phone.mjs';

const rounds = 5;

/**
 * From the input to the new title, between two screens whose code and data are there already.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storageState: import('playwright').BrowserContextOptions['storageState'], cpu: number }} visit home, a signed-in learner, times slower than this machine
 * @returns {Promise<number>} median in ms
 */
export async function pageToPage(browser, { url, storageState, cpu }) {
  const { page, close } = await openPhone(browser, { storageState, network: false, cpu });
  await page.addInitScript(noteTitles);
  await page.goto(url, { waitUntil: 'networkidle' });
  const board = page.getByRole('link', { name: /^Top of the Trails/ });
  const back = page.getByRole('link', { name: 'Back to Home' });
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const link of [board, back]) {
      await link.click();
      const ms = await (await page.waitForFunction(sinceInput)).jsonValue();
      if (round > 0) times.push(Number(ms));
      await page.waitForLoadState('networkidle');
    }
  }
  await close();
  return median(times);
}

/** In the page: notes the time from an input to the next text of the title. */
function noteTitles() {
  let input = 0;
  const title = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    () => {
      const before = title();
      input = performance.now();
      Object.assign(window, { benchTitle: 0 });
      const look = () => {
        if (title() === before || title() === '') requestAnimationFrame(look);
        else Object.assign(window, { benchTitle: performance.now() - input });
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

function sinceInput() {
  return /** @type {any} */ (window).benchTitle;
}
