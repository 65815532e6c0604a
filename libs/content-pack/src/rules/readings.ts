import { createHash } from 'node:crypto';
import { type Located, problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { PackFolder } from '../files/pack-folder.ts';
import type { Problem } from '../model/problem.ts';

/** The texts that are read and reviewed. */
export function readableTexts(files: PackFiles): readonly Located<{ readonly id: string }>[] {
  return [...files.pages, ...files.people, ...files.terms, ...files.chapters, ...files.activities];
}

/** Hash of a file's present text; line ends do not count. */
export function textHash(folder: PackFolder, file: string): string {
  const text = (folder.get(file)?.toString('utf8') ?? '').replaceAll(/\r\n?/g, '\n').normalize('NFC');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Files that no second reader or scholar has read in their present form. */
export function unreadTexts(files: PackFiles): string[] {
  const readings = files.readings?.value.readings ?? [];
  return readableTexts(files)
    .map(({ file }) => file)
    .filter(
      (file) => !readings.some((one) => one.file === file && one.hash === textHash(files.folder, file)),
    );
}

/** Readings name existing texts once; a reviewed text has not changed since its scholar's reading. */
export function checkReadings(files: PackFiles): Problem[] {
  const { readings: located } = files;
  if (located === undefined) return [];
  const { readings } = located.value;
  const texts = new Set(readableTexts(files).map(({ file }) => file));
  const problems = readings.flatMap(({ file, as, by }, index) => {
    const path = ['readings', index, 'file'];
    const isFirst =
      readings.findIndex((one) => one.file === file && one.as === as && one.by === by) === index;
    return [
      ...(texts.has(file)
        ? []
        : [
            problemAt(located, path, `there is no text "${file}"`, 'Correct the path or remove the reading.'),
          ]),
      ...(isFirst
        ? []
        : [problemAt(located, path, `${by} has read "${file}" twice`, 'Keep the last reading.')]),
    ];
  });
  return [...problems, ...changedSinceReview(files)];
}

/** A scholar's review in `pack.yaml` is a claim to readers: with a recorded reading, it holds for that text alone. */
function changedSinceReview(files: PackFiles): Problem[] {
  const { metadata, folder } = files;
  const readings = files.readings?.value.readings.filter(({ as }) => as === 'scholar') ?? [];
  if (metadata === undefined) return [];
  return metadata.value.reviewed.flatMap((id, index) => {
    const file = readableTexts(files).find(({ value }) => value.id === id)?.file;
    const own = readings.filter((one) => one.file === file);
    if (file === undefined || own.length === 0) return [];
    if (own.some(({ hash }) => hash === textHash(folder, file))) return [];
    const what = `"${id}" has changed since the scholar read it`;
    return [problemAt(metadata, ['reviewed', index], what, 'Ask for a new reading, or remove the id.')];
  });
}
