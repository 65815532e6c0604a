import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runContentCheck } from './check-command.ts';
import { editedPack } from './testing/edited-pack.ts';

const folders: string[] = [];

async function samplePack(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'));
  folders.push(folder);
  for (const [file, bytes] of await editedPack()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
  return folder;
}

async function check(directory: string) {
  let shown = '';
  const code = await runContentCheck(directory, (text) => {
    shown += text;
  });
  return { code, shown };
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('the content check', () => {
  it('prints a summary and the missing scholar review for a valid pack, and ends with 0', async () => {
    const { code, shown } = await check(await samplePack());
    expect(code).toBe(0);
    expect(shown).toMatch(
      /"Sirah Trails starter pack" .* is in order: 1 of 8 worlds, 1 of 40 sub-trails, 5 chapters, 25 questions, 1 book/,
    );
    expect(shown).toContain('Not yet reviewed by a scholar.');
  });

  it('lists and counts the problems of an invalid pack and ends with 1', async () => {
    const folder = await samplePack();
    await writeFile(join(folder, 'pack.yaml'), 'id: mine\n');
    const { code, shown } = await check(folder);
    expect(code).toBe(1);
    expect(shown).toContain(
      'pack.yaml:1: "licence" is missing. Add it; content/README.md shows the fields.\n',
    );
    expect(shown).toContain('5 problems in the content. Nothing was imported.\n');
  });

  it('ends with 2 for an unreadable folder', async () => {
    const { code, shown } = await check('/nowhere/at/all');
    expect(code).toBe(2);
    expect(shown).toMatch(/^The folder "\/nowhere\/at\/all" cannot be read: ENOENT/);
  });

  it('ignores files of editors and package managers', async () => {
    const folder = await samplePack();
    await writeFile(join(folder, 'people', '.hashim.md.swp'), 'x');
    expect((await check(folder)).code).toBe(0);
  });
});
