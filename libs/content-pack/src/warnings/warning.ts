import type { Problem } from '../problem.ts';

export const warningKinds = ['reading-level', 'repeated-words', 'new-names'] as const;

/** What a writer should look at again; the pack is imported all the same. */
export interface Warning extends Problem {
  readonly kind: (typeof warningKinds)[number];
}
