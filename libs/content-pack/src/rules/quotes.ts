import { problemAt } from '../files/located.ts';
import { motivationalTypes } from '../pack.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

/** Each world encourages once at its start, after success, after failure and on the way. */
export function checkQuotes(files: PackFiles): Problem[] {
  return files.worlds.flatMap((world) =>
    motivationalTypes.flatMap((type) => {
      const amount = world.value.quotes.filter((quote) => quote.type === type).length;
      if (amount === 1) return [];
      return [
        problemAt(
          world,
          ['quotes'],
          `the world has ${amount === 0 ? 'no' : amount} ${type} quote${amount > 1 ? 's' : ''}`,
          'A world has one of each type.',
        ),
      ];
    }),
  );
}
