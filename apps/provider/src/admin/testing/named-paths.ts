import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of unusable files and folders. */
export function testNamedPaths(suite: AdminSuite): void {
  const { run, folder } = suite;
  it('exits with 2 for an unreadable or unwritable path, in every command', async () => {
    const taken = join(folder, 'taken');
    writeFileSync(taken, 'mine');
    const { id } = await suite.provider.createLearner();
    for (const words of [
      ['backup', taken],
      ['backup', '/nowhere/one.backup'],
      ['restore', '/nowhere', '--yes'],
      ['restore', folder, '--yes'],
      ['user', 'export', id, '--file', taken],
      ['user', 'export', id, '--file', '/nowhere/one.json'],
      ['content', 'check', '/nowhere'],
    ])
      expect(await run(words), words.join(' ')).toMatchObject({
        code: 2,
        complaints: expect.stringMatching(/cannot be (read|written)|is there already/),
      });
    expect(readFileSync(taken, 'utf8')).toBe('mine');
  });
}
