// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { layerOrder } from '../../build/layer-order.mjs';

const order = '@layer tokens, base, components, screens;';
const files: Record<string, string> = {
  '/virtual/page.js': `import './button.css'; export const later = () => import('/virtual/later.js');`,
  '/virtual/later.js': `import './reset.css'; export const reset = true;`,
  '/virtual/button.css': '@layer components { .button { font-weight: 800; } }',
  '/virtual/reset.css': '@layer base { button { font: inherit; } }',
};
const virtual: Plugin = {
  name: 'virtual',
  enforce: 'pre',
  resolveId: (id) => {
    const path = id.replace('./', '/virtual/');
    return path in files ? path : null;
  },
  load: (id) => files[id] ?? null,
};

it('every style sheet of a build declares the layer order', { timeout: 240_000 }, async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, layerOrder()],
    build: {
      write: false,
      rolldownOptions: { input: '/virtual/page.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const sheets = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(sheet.startsWith(order)).toBe(true);
});

it('the order equals that in tokens.css', async () => {
  expect(await readFile(`${import.meta.dirname}/tokens.css`, 'utf8')).toContain(order);
});
