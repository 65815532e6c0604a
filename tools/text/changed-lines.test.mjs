import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addedLines, changedLines } from './changed-lines.mjs';

it('lists the added lines in a diff, by file and number', () => {
  const diff = '--- a/x.ts\n+++ b/x.ts\n@@ -3 +3,2 @@ name\n-old\n+new\n+more\n@@ -9,0 +12 @@\n+last';
  expect(addedLines(diff)).toEqual([
    { file: 'x.ts', line: 3, text: 'new' },
    { file: 'x.ts', line: 4, text: 'more' },
    { file: 'x.ts', line: 12, text: 'last' },
  ]);
});

it('compares with the previous commit on main and with the branch point on a branch', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-lines-'));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: folder,
    });
  const commit = (/** @type {string} */ line) => {
    appendFileSync(join(folder, 'x.ts'), `${line}\n`);
    git('add', '.');
    git('commit', '--quiet', '--message', line);
  };
  const changed = () => changedLines(folder).map(({ text }) => text);

  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, 'x.ts'), '');
  commit('first');
  expect(changed(), 'a clone with a single commit').toEqual([]);

  commit('second');
  appendFileSync(join(folder, 'x.ts'), 'work\n');
  expect(changed()).toEqual(['second', 'work']);

  git('switch', '--quiet', '--create', 'branch');
  commit('third');
  commit('fourth');
  expect(changed()).toEqual(['work', 'third', 'fourth']);
});
