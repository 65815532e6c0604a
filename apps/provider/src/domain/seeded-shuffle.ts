import { sha256Bytes } from '../kernel/sha256.ts';

/** Draws integers from 0 to below the bound. */
export type Draw = (bound: number) => number;

/** Deterministic random numbers from digests of the seed and a counter. */
export function seededDraw(seed: string): Draw {
  let counter = 0;
  return (bound) => {
    return sha256Bytes(`${seed}:${counter++}`).readUIntBE(0, 6) % bound;
  };
}

/** A Fisher-Yates shuffle of a copy. */
export function shuffle<Item>(items: readonly Item[], draw: Draw): Item[] {
  const pool = [...items];
  const shuffled: Item[] = [];
  while (pool.length > 0) shuffled.push(...pool.splice(draw(pool.length), 1));
  return shuffled;
}

/**
 * A shuffle that `same` does not equate with the original order, so that a puzzle never appears solved. Falls back to
 * any shuffle if all orders look alike.
 */
export function shuffleApart<Item>(
  items: readonly Item[],
  draw: Draw,
  same: (left: Item, right: Item) => boolean,
): Item[] {
  let shuffled = shuffle(items, draw);
  for (let turns = 0; turns < items.length; turns += 1) {
    if (!shuffled.every((item, index) => same(item, items[index] as Item))) return shuffled;
    shuffled = [...shuffled.slice(1), ...shuffled.slice(0, 1)];
  }
  return shuffled;
}
