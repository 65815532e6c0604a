import type { Figure } from '@sirah-trails/content-pack/model';

/** The figure of a learner's avatar; null while the gender is not known (D222). */
export function figureOf(gender: string | null): Figure | null {
  if (gender === 'female') return 'girl';
  return gender === 'male' ? 'boy' : null;
}
