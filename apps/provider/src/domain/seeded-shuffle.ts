import { sha256Bytes } from '../kernel/sha256.ts';

/** Draws whole numbers from 0 to below the bound; the same seed always draws the same numbers. */
export type Draw = (bound: number) => number;

/** Chance that can be repeated: the digests of the seed and a counter. */
export function seededDraw(seed: string): Draw {
  let counter = 0;
  return (bound) => {
    return sha256Bytes(`${seed}:${counter++}`).readUIntBE(0, 6) % bound;
  };
}

/** The items in another order (Fisher and Yates); the list itself stays as it is. */
export function shuffle<Item>(items: readonly Item[], draw: Draw): Item[] {
  const pool = [...items];
  const shuffled: Item[] = [];
  while (pool.length > 0) shuffled.push(...pool.splice(draw(pool.length), 1));
  return shuffled;
}

/**
 * The items in an order that `same` does not take for the original one, so that a puzzle is never shown solved. Where
 * every order looks alike (one item, or equal ones), the order of chance.
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
