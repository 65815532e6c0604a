// @vitest-environment node
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileMessages } from '../../build/compile-messages.mjs';

const catalogue = '/virtual/src/messages/en.ts';
const define = `${import.meta.dirname}/define-messages.ts`;
const format = `${import.meta.dirname}/format-message.ts`;

/** Builds a page with one message, as the web app is built. */
async function built(texts: string, plugins: Plugin[]) {
  const modules: Record<string, string> = {
    [catalogue]: `import { defineMessages } from '${define}'; export const en = defineMessages({ ${texts} });`,
    '/virtual/page.ts': `import { compiled, formatMessage } from '${format}';
      import { en } from '${catalogue}';
      export const text = formatMessage(compiled(en.stars), 'en', { count: 3 });`,
  };
  const virtual: Plugin = {
    name: 'virtual',
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  };
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [virtual, ...plugins],
    build: { write: false, lib: { entry: '/virtual/page.ts', formats: ['es'] } },
    define: { 'process.env.NODE_ENV': '"production"' },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}

async function textOf(code: string) {
  const page = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { text: string };
  return page.text;
}

const stars = `'stars': '{count, plural, one {# star} ' + 'other {# stars}}'`;

it('a build with compiled messages has the same texts and no compiler', { timeout: 240_000 }, async () => {
  const [plain, compiled] = await Promise.all([built(stars, []), built(stars, [compileMessages()])]);
  expect(await textOf(compiled)).toBe('3 stars');
  expect(await textOf(plain)).toBe('3 stars');
  expect(compiled).not.toContain('{count, plural');
  expect(compiled.length).toBeLessThan(plain.length / 2);
});

it.each([`'stars': '{count, plural, one {# star}'`, `'stars': String(1)`])(
  'an invalid message fails the build: %s',
  async (texts) => {
    await expect(built(texts, [compileMessages()])).rejects.toThrow();
  },
);
