import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** A person is known by an emblem of their own: no two share one. */
export function checkOwnEmblems({ people }: PackFiles): Problem[] {
  const owners = new Map<string, string>();
  return people.flatMap((at) => {
    const { emblem, id } = at.value;
    const owner = owners.get(emblem);
    if (owner === undefined) {
      owners.set(emblem, id);
      return [];
    }
    return [
      problemAt(
        at,
        ['emblem'],
        `"${owner}" has the emblem "${emblem}" already`,
        'Choose one from art/emblems that stands for nobody yet.',
      ),
    ];
  });
}
