import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture, program, root } from '../process.mjs';

const aPromise = 'async function later() {}\nvoid later();\n';

/** @type {[rule: string, source: string][]} */
const typed = [
  ['no-floating-promises', 'export function start() { later(); }'],
  ['no-misused-promises', 'export const all = [1].filter(async () => true);'],
  ['await-thenable', 'export async function wait() { await 1; }'],
  [
    'switch-exhaustiveness-check',
    "export function name(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 2; }",
  ],
];

const imports = `import { useEffect, useMemo, useRef, useState } from 'react';\nimport { useForm } from 'react-hook-form';\n`;

/** @type {[rule: string, source: string][]} */
const react = [
  ['rules-of-hooks', 'export function A({ on }) { if (on) useState(1); return null; }'],
  ['exhaustive-deps', 'export function A({ go }) { useEffect(() => { go(); }, []); return null; }'],
  ['static-components', 'export function A() { const Row = () => <li />; return <Row />; }'],
  ['use-memo', 'export function A({ n }) { return <p>{useMemo((x) => x + n, [n])}</p>; }'],
  ['incompatible-library', "export function A() { const f = useForm(); return <p>{f.watch('a')}</p>; }"],
  ['immutability', 'export function A({ of }) { of.n = 1; return <p>{of.n}</p>; }'],
  ['globals', 'let n = 0;\nexport function A() { n += 1; return <p>{n}</p>; }'],
  ['refs', 'export function A() { const n = useRef(1); return <p>{n.current}</p>; }'],
  [
    'set-state-in-effect',
    'export function A() { const [n, set] = useState(1); useEffect(() => { set(2); }, []); return <p>{n}</p>; }',
  ],
  ['error-boundaries', 'export function A() { try { return <p />; } catch { return null; } }'],
  ['purity', 'export function A() { const n = Math.random(); return <p>{n}</p>; }'],
  ['set-state-in-render', 'export function A() { const [n, set] = useState(1); set(2); return <p>{n}</p>; }'],
  ['unsupported-syntax', "export function A() { const n = eval('1'); return <p>{n}</p>; }"],
];

describe('oxlint rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oxlint-rules-'));
  let output = '';

  beforeAll(async () => {
    const options = {
      compilerOptions: { strict: true, lib: ['es2023'], types: [] },
      include: ['typed/*.ts'],
    };
    write('tsconfig.json', JSON.stringify(options));
    for (const [rule, source] of typed) write(`typed/${rule}.ts`, `${aPromise}${source}\n`);
    for (const [rule, source] of react) write(screen(rule), `${imports}${source}\n`);
    // Rule folders are relative to the configuration file.
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const config = join(folder, '.oxlintrc.json');
    ({ output } = await capture(program('oxlint'), ['--type-aware', '--format=unix', '-c', config, folder]));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the rules with types, for hooks and for the React compiler are active', () => {
    const isTyped = (/** @type {string} */ rule) =>
      found(`typed/${rule}.ts`).join().includes(`typescript(${rule})`);
    const isActive = (/** @type {string} */ rule) => found(screen(rule)).join().includes(`(${rule})`);
    expect(typed.filter(([rule]) => !isTyped(rule))).toEqual([]);
    expect(react.filter(([rule]) => !isActive(rule))).toEqual([]);
  });

  /** @param {string} rule */
  function screen(rule) {
    return `libs/reader/src/${rule}.tsx`;
  }

  /** @param {string} file @param {string} source */
  function write(file, source) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }

  /** @param {string} file */
  function found(file) {
    return output.split('\n').filter((line) => line.includes(`${file}:`));
  }
});
