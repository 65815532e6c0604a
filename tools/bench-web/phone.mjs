import { chromium } from 'playwright';
import { wholeBrowserLaunch } from '../../browser.preset.mjs';

/** Round trip of slow 4G, in milliseconds, as Lighthouse throttles a browser. */
export const roundTripMs = 562.5;

const slow4G = {
  offline: false,
  latency: roundTripMs,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

export function launchBrowser() {
  return chromium.launch(wholeBrowserLaunch());
}

/**
 * @typedef {object} Phone
 * @property {import('playwright').BrowserContextOptions['storageState']} [storageState] of a signed-in learner
 * @property {boolean | undefined} [isNew] true: without the flags of an earlier visit, so the intro appears
 * @property {boolean} [network] false: as quick as loopback
 * @property {number} [cpu] times slower than this machine
 */

/**
 * A slow phone on slow 4G with an empty cache, except the page's flags.
 * @param {import('playwright').Browser} browser
 * @param {Phone} [phone]
 */
export async function openPhone(browser, { storageState, isNew = false, network = true, cpu = 4 } = {}) {
  const screen = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const context = await browser.newContext({ ...screen, ...(storageState && { storageState }) });
  if (!isNew) await context.addInitScript(skipIntro);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools, { network, cpu });
  return { page, devtools, close: () => context.close() };
}

/** In the page: intro and onboarding appear only on the first visit. */
function skipIntro() {
  localStorage.setItem('splash_screen', 'true');
  localStorage.setItem('complete_onboarding', '{"completed":true}');
}

/**
 * Throttles a page to a slow phone from now on.
 * @param {import('playwright').CDPSession} devtools of the page
 * @param {Phone} phone
 */
export async function slowDown(devtools, { network = true, cpu = 4 }) {
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
