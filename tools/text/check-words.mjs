// Part of lint: rejects banned words on changed lines. `npm run check:words` reads all lines and prints the number of matches.
import { root } from '../process.mjs';
import { bannedIn } from './banned-words.mjs';
import { changedLines } from './changed-lines.mjs';
import { isWritten, trackedFiles } from './tracked-files.mjs';

const all = process.argv.includes('--all');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? root;
const lines = all ? allLines(folder) : changedLines(folder);
const findings = lines
  .filter(({ file }) => isWritten(file) && file !== 'docs/glossary.md')
  .flatMap(({ file, line, text }) => bannedIn(text).map((found) => `${file}:${line} ${found}`));

findings.forEach((finding) => console.error(finding));
console.log(`${findings.length} banned words in ${lines.length} ${all ? 'lines' : 'changed lines'}`);
process.exit(findings.length === 0 ? 0 : 1);

/** @param {string} folder */
function allLines(folder) {
  return trackedFiles(folder).flatMap(({ file, text }) =>
    text.split('\n').map((line, index) => ({ file, line: index + 1, text: line })),
  );
}
