import { isFactList, readFactList } from '../facts/fact-list.ts';
import { citedWorks } from '../facts/works.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** Fact lists have their form, and each fact a reference that says it. A pack without a list of works cites freely. */
export function checkFactLists({ folder, works }: PackFiles): Problem[] {
  if (works === undefined) return [];
  const cited = citedWorks(works.value);
  return [...folder]
    .filter(([file]) => isFactList(file))
    .flatMap(([file, bytes]) => readFactList(file, bytes.toString('utf8'), cited).problems);
}
