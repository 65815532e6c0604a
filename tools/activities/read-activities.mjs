import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/**
 * @typedef {{ id: string, title: string, instructions: string }} Words
 * @typedef {Words & { sheet: { kind: 'maze', columns: number, rows: number, start: string, goal: string } }} MazeActivity
 * @typedef {Words & { sheet: { kind: 'word_search', size: number, words: string[] } }} WordSearchActivity
 * @typedef {{ text: string, references: { work: string, section: string }[] }} TimelineEvent
 * @typedef {Words & { sheet: { kind: 'timeline', events: TimelineEvent[] } }} TimelineActivity
 * @typedef {Words & { sheet: { kind: 'pattern', columns: number, rows: number, finished: number } }} PatternActivity
 * @typedef {{ name: string, east: number, north: number }} MapPlace
 * @typedef {Words & { sheet: { kind: 'map', places: MapPlace[], road: string[] } }} MapActivity
 * @typedef {MazeActivity | WordSearchActivity | TimelineActivity | PatternActivity | MapActivity} Activity
 */

/**
 * A pack's activities, with honorifics as words, because the PDF fonts lack the signs. `npm run content:check` checks
 * their fields.
 * @param {URL} pack folder, with its closing slash
 * @returns {Promise<Activity[]>}
 */
export async function readActivities(pack) {
  const { tokens } = parse(await readFile(new URL('honorifics.yaml', pack), 'utf8'));
  const folder = new URL('activities/', pack);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      const fields = parse(text.split(/^---$/m)[1] ?? '');
      return withWords(fields, tokens);
    }),
  );
}

/**
 * Attribution on a pack's sheets.
 * @param {URL} pack folder, with its closing slash
 * @returns {Promise<string | null>}
 */
export async function readCredit(pack) {
  return parse(await readFile(new URL('pack.yaml', pack), 'utf8')).credit ?? null;
}

/**
 * @param {Activity} activity
 * @param {Record<string, { words: string }>} tokens
 * @returns {Activity}
 */
function withWords(activity, tokens) {
  return JSON.parse(
    JSON.stringify(activity, (_key, value) =>
      typeof value === 'string'
        ? value.replace(/\{([a-z]+(?:-[a-z]+)*)\}/g, (all, name) =>
            tokens[name] ? `(${tokens[name].words})` : all,
          )
        : value,
    ),
  );
}
