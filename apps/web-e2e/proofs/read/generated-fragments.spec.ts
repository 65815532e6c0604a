import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';
import { printFigure } from '../play/print-figure.ts';
import { generatedFragments } from './generated-fragments.ts';

const root = join(import.meta.dirname, '../../../..');
/** What turns foreign text into markup: of the app, and of the pack's texts in the provider. */
const sanitisers = {
  app: { file: 'libs/ui/src/text/rich-text/sanitise.ts', apply: 'app.sanitise(text)' },
  pack: {
    file: 'libs/content-pack/src/text/render-text.ts',
    apply: 'document.createRange().createContextualFragment(pack.renderMarkdown(text, {}))',
  },
};
const fragments = 100_000;
const atOnce = 1_000;

declare global {
  interface Window {
    pwned?: number;
    /** Shows texts; gives the names of tags and attributes that no text may have. */
    show?: (texts: readonly string[]) => string[];
  }
}

test('generated fragments run code where nothing takes it away', { tag: '@reader' }, async ({ page }) => {
  await open(page, 'document.createRange().createContextualFragment(text)');
  await page.evaluate((texts) => window.show?.(texts), generatedFragments(atOnce, 1));
  await page.waitForFunction(() => window.pwned === 1);
});

for (const [name, { file, apply }] of Object.entries(sanitisers))
  test(
    `T3: ${fragments} generated fragments through the sanitiser of the ${name} run nothing in Chromium`,
    { tag: '@reader' },
    async ({ page }) => {
      test.setTimeout(1_800_000);
      await open(page, apply, await scriptOf(file, name));
      const found = new Set<string>();
      for (let seed = 0; seed < fragments / atOnce; seed += 1) {
        const stray = await page.evaluate(
          (texts) => window.show?.(texts) ?? ['not shown'],
          generatedFragments(atOnce, seed),
        );
        for (const one of stray) found.add(one);
      }
      // What a text would still load or start ends before the page has rested.
      await page.waitForLoadState('networkidle');
      expect([...found]).toEqual([]);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      printFigure(`${fragments} fragments through the sanitiser of the ${name}: nothing ran, nothing stray`);
    },
  );

/** A page without any policy, that shows each text twice: as it comes, and as its own markup is read again. */
async function open(page: Page, apply: string, script = '') {
  await page.goto('data:text/html,<!doctype html><body>');
  if (script) await page.addScriptTag({ content: script });
  await page.addScriptTag({
    content: `window.show = (texts) => {
      const host = document.createElement('div');
      document.body.replaceChildren(host);
      const stray = [];
      for (const text of texts) {
        const place = document.createElement('div');
        host.append(place);
        place.replaceChildren(${apply});
        place.innerHTML += '';
        for (const { localName, attributes } of place.querySelectorAll('*')) {
          if (!/^(p|h2|h3|em|strong|ul|ol|li|blockquote|br|span|abbr)$/.test(localName)) stray.push(localName);
          for (const { name } of attributes)
            if (!/^(class|title|dir|lang|id|data-people-id|data-glossary-id)$/.test(name)) stray.push(name);
        }
      }
      return stray;
    };`,
  });
}

/** A module of the workspace as one script, its exports in a variable of the name. */
async function scriptOf(file: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(root, file), formats: ['iife'], name } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${file} was not built.`);
  return output.output[0].code;
}
