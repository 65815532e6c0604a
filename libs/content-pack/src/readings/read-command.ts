import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { readingsPath, readPackFiles, type PackFiles } from '../files/pack-files.ts';
import { readPackFolder } from '../files/pack-folder.ts';
import { formatProblem } from '../model/problem.ts';
import { readableTexts, textHash } from '../rules/readings.ts';
import { readerRoles, type Reading, type ReadingsFile } from '../schemas/reading-schemas.ts';

const usage =
  'Name the files, your role and your name: npm run content:read -- books/the-land/pages/01.md --as second_reader --by "Your name"';

/**
 * Records readings in `readings.yaml` and prints the checklist that they stand for. A reader's earlier reading of a file is replaced.
 * Arguments: `<pack> <file>... --as <role> --by <name>`. Resolves to an exit code: 0 recorded, 2 wrong input. Rejects for an unreadable
 * folder.
 *
 * @param day the day of the reading, as 2026-12-01
 */
export async function runContentRead(
  args: readonly string[],
  day: string,
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> {
  const wanted = readArguments(args);
  if (typeof wanted === 'string') return refuse(write, wanted);
  const { files, problems } = readPackFiles(await readPackFolder(wanted.pack));
  const broken = problems.filter(({ file }) => file === readingsPath || wanted.texts.includes(file));
  if (broken.length > 0) return refuse(write, broken.map(formatProblem).join('\n'));
  if (files.readings === undefined) return refuse(write, `The pack has no ${readingsPath} with a checklist.`);
  const unknown = wanted.texts.filter((file) => !readableTexts(files).some((text) => text.file === file));
  if (unknown.length > 0)
    return refuse(write, `No page, person, term, chapter or activity: ${unknown.join(', ')}`);
  const { checklist } = files.readings.value;
  await writeFile(
    join(wanted.pack, readingsPath),
    fileOf(files.readings.value, newReadings(files, wanted, day)),
  );
  write(
    `Recorded for ${wanted.by}: ${wanted.texts.join(', ')}\nThis says that you compared, in each text:\n`,
  );
  write(checklist.map((line) => `- ${line}\n`).join(''));
  return 0;
}

interface Wanted extends Pick<Reading, 'as' | 'by'> {
  readonly pack: string;
  /** Paths inside the pack. */
  readonly texts: readonly string[];
}

/** The parsed arguments, or an error message. */
function readArguments(args: readonly string[]): Wanted | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { as: { type: 'string' }, by: { type: 'string' } },
      allowPositionals: true,
    });
    const [pack = 'content', ...texts] = positionals;
    const role = readerRoles.find((one) => one === values.as);
    const by = values.by?.trim() ?? '';
    if (texts.length === 0 || by === '') return usage;
    if (role === undefined) return `--as is one of: ${readerRoles.join(', ')}\n${usage}`;
    return { pack, as: role, by, texts: texts.map((file) => file.replace(/^(?:\.\/)?content\//, '')) };
  } catch (error) {
    return `${String(error)}\n${usage}`;
  }
}

function newReadings(files: PackFiles, { texts, as, by }: Wanted, on: string): Reading[] {
  return [...new Set(texts)].map((file) => ({ file, as, by, on, hash: textHash(files.folder, file) }));
}

/** The file with the readings added, by file, role and reader. */
function fileOf({ checklist, readings }: ReadingsFile, added: readonly Reading[]): string {
  const key = ({ file, as, by }: Reading) => `${file} ${as} ${by}`;
  const all = new Map([...readings, ...added].map((one) => [key(one), one]));
  const sorted = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const head = '# Readings of the texts, written by `npm run content:read`; README.md explains them.\n';
  return head + stringify({ checklist, readings: sorted }, { lineWidth: 0, singleQuote: true });
}

function refuse(write: (text: string) => void, why: string): number {
  write(`${why}\n`);
  return 2;
}
