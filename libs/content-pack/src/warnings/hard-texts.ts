import type { Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { readingGrade } from '../text/reading-level.ts';
import type { Warning } from './warning.ts';

/** Readers of thirteen manage the pages; people and terms, which have many names, may be one grade harder. */
const hardestPage = 8;
const hardestEntry = 9;

/** Texts that are too hard for readers of 9 to 13 years. */
export function hardTexts({ pages, people, terms }: PackFiles): Warning[] {
  return [
    ...pages.flatMap((at) => tooHard(at, hardestPage)),
    ...[...people, ...terms].flatMap((at) => tooHard(at, hardestEntry)),
  ];
}

function tooHard(at: Located<{ readonly body: string }>, hardest: number): Warning[] {
  const grade = readingGrade(at.value.body);
  if (grade <= hardest) return [];
  const what = `the text is of school grade ${grade.toFixed(1)}`;
  return [
    {
      kind: 'reading-level',
      file: at.file,
      line: at.lineOf(['body']),
      what,
      fix: `Use shorter sentences and words: grade ${hardest} at most.`,
    },
  ];
}
