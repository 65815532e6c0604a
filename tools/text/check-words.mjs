// Part of lint: checks comments, test titles and documents on changed lines. `npm run check:words` checks all lines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';
import { changedLines } from './changed-lines.mjs';
import { proseFindings } from './prose-rules.mjs';
import { proseOf } from './prose.mjs';
import { isWritten, trackedFiles } from './tracked-files.mjs';

// The glossary lists rejected words, and the specified texts are quotations.
const quoting = /^docs\/(glossary|specification-texts)\.md$/;

const all = process.argv.includes('--all');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? root;
const changed = all ? [] : changedLines(folder);
const files = all ? trackedFiles(folder) : changedFiles();
const findings = files
  .filter(({ file }) => !quoting.test(file) && !/\.ya?ml$/.test(file))
  .flatMap(({ file, text }) =>
    proseOf(file, text)
      .flatMap(proseFindings)
      .filter(({ line }) => all || changed.some((it) => it.file === file && it.line === line))
      .map(({ line, found }) => `${file}:${line} ${found}`),
  );

findings.forEach((finding) => console.error(finding));
console.log(`${findings.length} findings in the prose of ${files.length} ${all ? 'files' : 'changed files'}`);
process.exit(findings.length === 0 ? 0 : 1);

function changedFiles() {
  const names = new Set(changed.map(({ file }) => file).filter(isWritten));
  return [...names].map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
