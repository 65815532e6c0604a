import type { ElementHandle } from 'puppeteer-core';
import { installed } from './installed.ts';
import type { OtherBrowser } from './other-browser.ts';

/** Starts Firefox with a fresh profile; null where it is not installed. */
export async function startFirefox(): Promise<OtherBrowser | null> {
  const executablePath = installed(['firefox', 'firefox-esr']);
  if (executablePath === undefined) return null;
  const { launch } = await import('puppeteer-core');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 480, height: 860 });
  const element = async (expression: string) =>
    (await page.evaluateHandle(expression)).asElement() as ElementHandle<HTMLElement>;
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    read: async (expression) => (await page.evaluate(expression)) as never,
    tap: async (expression) => (await element(expression)).click({ delay: 50 }),
    type: async (expression, text) => (await element(expression)).type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
