import { invalid } from '../kernel/errors.ts';

const deepest = 32;

/**
 * Refuses what no schema covers: a NUL in any text, which one database cuts and the other rejects, and excessive
 * nesting. Throws 422.
 */
export function refuseOddValues(part: string, value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid({ [part]: ['must not hold a NUL character'] });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= deepest) throw invalid({ [part]: [`must not be nested deeper than ${deepest}`] });
  for (const [key, inner] of Object.entries(value)) {
    refuseOddValues(part, key, depth);
    refuseOddValues(part, inner, depth + 1);
  }
}
