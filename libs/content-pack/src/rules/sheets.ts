import { problemAt, type FieldPath, type Located } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { ActivityFile } from '../schemas/activity-schema.ts';

/** Hidden words are glossary terms that fit and are no protected names; events and words come once. */
export function checkSheets(files: PackFiles): Problem[] {
  return files.activities.flatMap((activity) => {
    const { sheet } = activity.value;
    if (sheet.kind === 'timeline')
      return repeated(
        activity,
        'events',
        sheet.events.map(({ text }) => text),
      );
    if (sheet.kind !== 'word_search') return [];
    return [
      ...repeated(activity, 'words', sheet.words),
      ...sheet.words.flatMap((word, index) =>
        wordProblems(activity, ['sheet', 'words', index], word.toLowerCase(), sheet.size, files),
      ),
    ];
  });
}

function repeated(activity: Located<ActivityFile>, list: string, texts: readonly string[]): Problem[] {
  const folded = texts.map((text) => text.toLowerCase());
  return folded.flatMap((text, index) =>
    folded.indexOf(text) === index
      ? []
      : [problemAt(activity, ['sheet', list, index], `"${texts[index]}" stands twice`, 'Remove one.')],
  );
}

function wordProblems(
  activity: Located<ActivityFile>,
  path: FieldPath,
  word: string,
  size: number,
  { terms, honorifics }: PackFiles,
): Problem[] {
  const report = (what: string, fix: string) => [problemAt(activity, path, what, fix)];
  const names = Object.values(honorifics?.value.names ?? {}).flat();
  if (names.some((name) => name.toLowerCase() === word))
    return report(`"${word}" is a protected name`, 'Choose another word: a revered name is no puzzle.');
  if (!terms.some(({ value }) => value.title.toLowerCase() === word))
    return report(`"${word}" is not a glossary term`, 'Choose a term of the glossary, or add this one.');
  if (word.length > size)
    return report(`"${word}" is longer than the square`, `Make size ${word.length} or more.`);
  return [];
}
