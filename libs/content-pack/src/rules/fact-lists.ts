import { isFactList, readFactList } from '../facts/fact-list.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** Fact lists have their form, and each fact a reference that says it. */
export function checkFactLists({ folder }: PackFiles): Problem[] {
  return [...folder]
    .filter(([file]) => isFactList(file))
    .flatMap(([file, bytes]) => readFactList(file, bytes.toString('utf8')).problems);
}
