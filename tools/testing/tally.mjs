// Reads test counts from the summary lines of Vitest and Playwright.

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const ansi = new RegExp(String.raw`\u001B\[[0-9;]*m`, 'g');

/**
 * @param {string} output of any number of runs
 * @returns {Tally}
 */
export function tally(output) {
  const lines = output.replaceAll(ansi, '').split('\n');
  return {
    passed: count(lines, 'passed'),
    failed: count(lines, 'failed'),
    skipped: count(lines, 'skipped'),
  };
}

/**
 * @param {readonly string[]} lines
 * @param {keyof Tally} word
 */
function count(lines, word) {
  const vitest = lines.filter((line) => /^\s*Tests\s+\d/.test(line));
  const playwright = lines.filter((line) => /^\s+\d+ (passed|failed|skipped)( \(|$)/.test(line));
  const found = [...vitest, ...playwright].map(
    (line) => new RegExp(String.raw`(\d+) ${word}`).exec(line)?.[1],
  );
  return found.reduce((sum, number) => sum + Number(number ?? 0), 0);
}
