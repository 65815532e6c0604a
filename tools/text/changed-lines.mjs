// Lines that differ from main.
import { spawnSync } from 'node:child_process';

/**
 * Lines added or changed since the branch point, including uncommitted lines. On main itself, as in a fresh clone, the
 * lines of the last commit.
 * @param {string} folder of the repository
 * @returns {{ file: string, line: number, text: string }[]}
 */
export function changedLines(folder) {
  const base = comparisonBase(folder);
  return base
    ? addedLines(git(folder, 'diff', '--unified=0', '--no-color', '--no-ext-diff', base) ?? '')
    : [];
}

/**
 * Added lines in a diff without context.
 * @param {string} diff
 */
export function addedLines(diff) {
  const lines = [];
  let file = '';
  let line = 0;
  for (const text of diff.split('\n')) {
    const hunk = /^@@ -\S+ \+(\d+)/.exec(text);
    if (text.startsWith('+++ ')) file = text.slice('+++ b/'.length);
    else if (hunk) line = Number(hunk[1]);
    else if (text.startsWith('+')) lines.push({ file, line: line++, text: text.slice(1) });
  }
  return lines;
}

/**
 * Subjects of the commits since the branch point; on main, of the last commit.
 * @param {string} folder of the repository
 */
export function commitSubjects(folder) {
  const base = comparisonBase(folder);
  const log = base && git(folder, 'log', '--no-merges', '--format=%s', `${base}..HEAD`);
  return log ? log.split('\n') : [];
}

/**
 * Base commit: the branch point, or on main the previous commit.
 * @param {string} folder
 * @returns {string | null} null in a clone that holds one commit only
 */
function comparisonBase(folder) {
  const head = git(folder, 'rev-parse', 'HEAD');
  const fork = ['main', 'origin/main'].map((main) => git(folder, 'merge-base', main, 'HEAD')).find(Boolean);
  return fork && fork !== head ? fork : git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD~1');
}

/**
 * @param {string} folder @param {readonly string[]} args
 * @returns {string | null} what git prints, without the last line break; null when it fails
 */
function git(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout.trimEnd() : null;
}
