import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture, root } from '../process.mjs';

/** @type {[rule: string, source: string][]} */
const forbidden = [
  ['no-floating-promises', 'export function start() { later(); }'],
  ['no-misused-promises', 'export const all = [1].filter(async () => true);'],
  ['await-thenable', 'export async function wait() { await 1; }'],
  [
    'switch-exhaustiveness-check',
    "export function name(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 2; }",
  ],
];

describe('rules that need types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  let output = '';

  beforeAll(async () => {
    const options = { compilerOptions: { strict: true, lib: ['es2023'], types: [] }, include: ['*.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    for (const [rule, source] of forbidden) {
      writeFileSync(join(folder, `${rule}.ts`), `async function later() {}\nvoid later();\n${source}\n`);
    }
    const config = join(root, '.oxlintrc.json');
    ({ output } = await capture('npx', ['oxlint', '--type-aware', '--format=unix', '-c', config, folder]));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(forbidden)('%s: lint refuses', (rule) => {
    const found = output.split('\n').filter((line) => line.includes(`${rule}.ts:`));
    expect(found).toEqual([expect.stringContaining(`typescript(${rule})`)]);
  });
});
