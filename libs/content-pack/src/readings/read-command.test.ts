import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { runContentCheck } from '../check-command.ts';
import { editedPack } from '../testing/edited-pack.ts';
import { runContentRead } from './read-command.ts';

const page = 'books/the-land/pages/01.md';
const readings = 'readings.yaml';
const folders: string[] = [];

async function packFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'));
  folders.push(folder);
  for (const [file, bytes] of await editedPack()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
  return folder;
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function read(pack: string, ...args: string[]) {
  let shown = '';
  const code = await runContentRead([pack, ...args], '2026-12-01', (text) => {
    shown += text;
  });
  return { code, shown };
}

async function check(pack: string): Promise<string> {
  let shown = '';
  await runContentCheck(pack, (text) => {
    shown += text;
  });
  return shown;
}

const unread = async (pack: string) =>
  Number(/^(\d+) of \d+ texts without a reading/m.exec(await check(pack))?.[1]);

it('a reading counts until the text changes', { timeout: 60_000 }, async () => {
  const pack = await packFolder();
  await writeFile(join(pack, readings), 'checklist: [Who is alive.]\nreadings: []\n');
  const all = await unread(pack);
  expect(await check(pack)).toMatch(/reading \(npm run content:read\):\n(?: {2}\S+\n){10} {2}\.\.\.\n/);
  const { code, shown } = await read(pack, `content/${page}`, '--as', 'second_reader', '--by', 'Amina');
  expect([code, shown]).toEqual([0, expect.stringContaining('- Who is alive.')]);
  await read(pack, page, '--as', 'second_reader', '--by', 'Amina');
  expect((await readFile(join(pack, readings), 'utf8')).match(/by: Amina/g)).toHaveLength(1);
  expect(await unread(pack)).toBe(all - 1);
  const text = await readFile(join(pack, page), 'utf8');
  await writeFile(join(pack, page), text.replace('Layla was nine.', 'Layla was ten.'));
  expect(await unread(pack)).toBe(all);
});

it('rejects unknown files and roles, and a call without a name', async () => {
  const pack = await packFolder();
  await writeFile(join(pack, readings), 'checklist: [Who is alive.]\nreadings: []\n');
  const wrong = [
    ['people/nobody.md', '--as', 'scholar', '--by', 'Amina'],
    [page, '--as', 'friend', '--by', 'Amina'],
    [page, '--as', 'scholar'],
  ];
  for (const args of wrong) expect(await read(pack, ...args)).toMatchObject({ code: 2 });
  expect(await readFile(join(pack, readings), 'utf8')).toContain('readings: []');
});
