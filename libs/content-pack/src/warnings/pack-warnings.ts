import { problemAt } from '../files/located.ts';
import { readPackFiles } from '../files/pack-files.ts';
import type { PackFolder } from '../files/pack-folder.ts';
import type { Problem } from '../problem.ts';
import { hardTexts } from './hard-texts.ts';
import { newNames } from './new-names.ts';
import { repeatedWords } from './repeated-words.ts';

/**
 * What a writer of the pack should look at again, without what `exceptions.yaml` gives a reason for.
 * An exception that nothing needs is a warning, too.
 */
export function packWarnings(folder: PackFolder): Problem[] {
  const { files } = readPackFiles(folder);
  const warnings = [...hardTexts(files), ...repeatedWords(files), ...newNames(files)];
  const { exceptions } = files;
  const listed = exceptions?.value ?? [];
  const unused = listed.flatMap(({ file, warning }, index) =>
    exceptions === undefined || warnings.some((one) => one.file === file && one.kind === warning)
      ? []
      : [problemAt(exceptions, [index], `${file} has no warning "${warning}"`, 'Remove the exception.')],
  );
  const left = warnings.filter(
    ({ file, kind }) => !listed.some((one) => one.file === file && one.warning === kind),
  );
  return [...left, ...unused];
}
