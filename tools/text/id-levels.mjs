import { idsOf } from './ids.mjs';

/** @type {readonly (readonly [level: string, files: RegExp])[]} first match wins */
const levels = [
  ['e2e', /^apps\/web-e2e\/.*\.spec\.ts$/],
  ['story', /\.stories\.tsx$/],
  ['contract', /^apps\/provider-contract\/.*\.test\.ts$/],
  ['domain', /^(apps\/provider\/src\/domain|libs\/quiz-engine\/src\/core)\/.*\.test\.tsx?$/],
  ['provider', /^apps\/provider\/.*\.test\.ts$/],
  ['screen', /^(apps\/web|libs)\/.*\.test\.tsx?$/],
];

/**
 * Test level of a file; undefined for other files and for tooling tests.
 * @param {string} file path from the root of the repository
 */
export function testLevel(file) {
  return levels.find(([, files]) => files.test(file))?.[0];
}

/**
 * Ids cited in tests at `minimum` or more levels, highest count first.
 * @param {readonly { file: string, text: string }[]} files of the repository
 * @param {number} minimum
 * @returns {[id: string, levels: string[]][]}
 */
export function idsByLevels(files, minimum) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { file, text } of files) {
    const level = testLevel(file);
    if (!level) continue;
    for (const name of text.split('\n').flatMap(idsOf)) {
      found.set(name, (found.get(name) ?? new Set()).add(level));
    }
  }
  return [...found]
    .map(([name, at]) => /** @type {[string, string[]]} */ ([name, [...at].toSorted()]))
    .filter(([, at]) => at.length >= minimum)
    .toSorted(([, a], [, b]) => b.length - a.length);
}
