import type { Figure } from '@sirah-trails/content-pack/model';

/** Figure of the learner's avatar; null for an unknown gender (D222). */
export function figureOf(gender: string | null): Figure | null {
  if (gender === 'female') return 'girl';
  return gender === 'male' ? 'boy' : null;
}
