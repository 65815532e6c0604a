import type { AvatarItem, Profile } from '@sirah-trails/api-client';

/** Whose figure it is; `unknown` where the provider does not say, `open` as long as the learner has not. */
export type Figure = 'girls' | 'boys' | 'open' | 'unknown';

/** The figure of a learner. */
export function figureOf(gender: Profile['gender']): Figure {
  if (gender === 'female') return 'girls';
  if (gender === 'male') return 'boys';
  return gender === null ? 'open' : 'unknown';
}

/** Whether an item is drawn for a figure. */
export function suits({ suits: whom = 'all' }: AvatarItem, figure: Figure): boolean {
  return whom === 'all' || whom === figure || figure === 'unknown';
}
