import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bannedIn } from './banned-words.mjs';
import { addedLines, changedLines } from './changed-lines.mjs';

describe('finds a banned word with its replacement', () => {
  it.each([
    ['/** Whoever comes beyond the queue waits. */', /anyone who/],
    ['/** Who hides is on no board. */', /name the person/],
    ['/** Sets the first password of who came by Google. */', /name the person/],
    ["it('the client is told to try again', () => {", /active voice/],
    ['/** Nothing stands there before the first call. */', /exists/],
    ['/** Puts a failed run away. */', /abandon/],
    ['const run = putAway(state, now);', /abandon/],
    ['| A mistake is put right by the next answer. | D112 |', /correct/],
    ['export class Turnstile {', /mutex/],
    ['await requireTurns(transaction, now, hits);', /rate-limit hit/],
    ['const gate = new Gate(2);', /semaphore/],
    ['/** The own summary, with age and gender. */', /their own/],
    ['// Asked once, so that nobody waits twice.', /say what happens/],
    ['/** Too dear for every request. */', /expensive/],
  ])('%s', (line, instead) => {
    expect(bannedIn(line)).toEqual([expect.stringMatching(instead)]);
  });
});

it.each([
  "'web.turn': 'Turn your phone to see the map.',",
  "it('who may read the log?', () => {",
  "'auth.whose': 'Who is playing today?',",
  'A learner who hides is on no board.',
  "abandoned: value['putAway'] === true,",
  'The navigation gates a route for guests.',
  'The text says what the owner has to do.',
])('%s is fine', (line) => {
  expect(bannedIn(line)).toEqual([]);
});

describe('the checked lines', () => {
  it('are the added lines in a diff, by file and number', () => {
    const diff = '--- a/x.ts\n+++ b/x.ts\n@@ -3 +3,2 @@ name\n-old\n+new\n+more\n@@ -9,0 +12 @@\n+last';
    expect(addedLines(diff)).toEqual([
      { file: 'x.ts', line: 3, text: 'new' },
      { file: 'x.ts', line: 4, text: 'more' },
      { file: 'x.ts', line: 12, text: 'last' },
    ]);
  });

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

  it('are empty in a clone with a single commit', () => {
    git('init', '--quiet', '--initial-branch=main');
    writeFileSync(join(folder, 'x.ts'), '');
    commit('first');
    expect(changed()).toEqual([]);
  });

  it('are the last commit and uncommitted lines on main', () => {
    commit('second');
    commit('third');
    appendFileSync(join(folder, 'x.ts'), 'work\n');
    expect(changed()).toEqual(['third', 'work']);
  });

  it('are all lines since the branch point on a branch', () => {
    git('switch', '--quiet', '--create', 'branch');
    commit('fourth');
    commit('fifth');
    expect(changed()).toEqual(['work', 'fourth', 'fifth']);
  });
});
