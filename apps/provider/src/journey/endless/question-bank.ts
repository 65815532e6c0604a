import type { PlayContent } from '../../play/play-content.ts';

/** Ids of all questions of the current pack, in one order. */
export function questionBank({ questions }: PlayContent): string[] {
  const current = [...questions].filter(([, { retired }]) => !retired);
  return current.map(([id]) => id).toSorted();
}
