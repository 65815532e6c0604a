import { type PackFiles, readPackFiles } from './files/pack-files.ts';
import { readPackFolder } from './files/pack-folder.ts';
import type { Pack } from './model/pack.ts';
import { ContentError, formatProblem, sortProblems } from './model/problem.ts';
import { packFromFolder } from './read-pack.ts';
import { readableTexts, unreadTexts } from './rules/readings.ts';
import { packWarnings } from './warnings/pack-warnings.ts';

/**
 * Checks the pack in `directory` and prints the result, with warnings for writers.
 * Resolves to an exit code: 0 valid, 1 content problems, 2 unreadable folder. Rejects on a defect in the check.
 */
export async function runContentCheck(
  directory: string,
  write: (text: string) => void = toStdout,
): Promise<number> {
  try {
    const folder = await readPackFolder(directory);
    const pack = packFromFolder(folder);
    const warnings = sortProblems(packWarnings(folder)).map((one) => `warning: ${formatProblem(one)}\n`);
    write(`${warnings.join('')}${describeUnread(readPackFiles(folder).files)}`);
    write(`${describePack(pack)} ${count(warnings.length, 'warning')}.\n`);
    return 0;
  } catch (error) {
    if (error instanceof ContentError) {
      write(
        `${error.message}\n\n${count(error.problems.length, 'problem')} in the content. Nothing was imported.\n`,
      );
      return 1;
    }
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    write(`The folder "${directory}" cannot be read: ${error.message}\n`);
    return 2;
  }
}

const mostNamed = 10;

/** The number of texts without a reading of their present form, and the first of them. */
function describeUnread(files: PackFiles): string {
  const unread = unreadTexts(files);
  if (unread.length === 0) return '';
  const { length } = readableTexts(files);
  const named = unread.slice(0, mostNamed).map((file) => `  ${file}\n`);
  const more = unread.length > mostNamed ? '  ...\n' : '';
  const head = `${unread.length} of ${count(length, 'text')} without a reading (npm run content:read):\n`;
  return `${head}${named.join('')}${more}`;
}

/** One-line pack summary. */
export function describePack(pack: Pack): string {
  const subTrails = pack.worlds.flatMap((world) => world.subTrails);
  const chapters = subTrails.flatMap((subTrail) => subTrail.chapters);
  const { planned } = pack.metadata;
  const parts = [
    ofPlanned(pack.worlds.length, planned?.worlds, 'world'),
    ofPlanned(subTrails.length, planned?.subTrails, 'sub-trail'),
    count(chapters.length, 'chapter'),
    count(chapters.flatMap((chapter) => chapter.questions).length, 'question'),
    count(pack.books.length, 'book'),
    count(pack.terms.length, 'glossary term'),
    `${pack.people.length} people`,
    `${pack.activities.length} activit${pack.activities.length === 1 ? 'y' : 'ies'}`,
    count(pack.competitions.length, 'competition'),
  ];
  const reviewed =
    pack.metadata.reviewed.length === 0
      ? 'Not yet reviewed by a scholar.'
      : `${count(pack.metadata.reviewed.length, 'text')} reviewed by a scholar.`;
  return `"${pack.metadata.title}" ${pack.metadata.version} is in order: ${parts.join(', ')}. ${reviewed}`;
}

function ofPlanned(amount: number, planned: number | undefined, name: string): string {
  return planned === undefined ? count(amount, name) : `${amount} of ${count(planned, name)}`;
}

function count(amount: number, name: string): string {
  return `${amount} ${name}${amount === 1 ? '' : 's'}`;
}

function toStdout(text: string): void {
  process.stdout.write(text);
}
