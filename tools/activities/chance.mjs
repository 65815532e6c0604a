/**
 * Deterministic random numbers for a seed.
 * @param {string} seed
 */
export function createChance(seed) {
  let state = hash(seed);
  // Mulberry32: small, and good enough for puzzles.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** @param {number} limit */
  const below = (limit) => Math.floor(next() * limit);
  return {
    /** A whole number from 0 to `limit` - 1. */
    below,
    /**
     * A random item.
     * @template T
     * @param {readonly T[]} items
     * @returns {T}
     */
    pick: (items) => /** @type {T} */ (items[below(items.length)]),
    /**
     * The items in random order.
     * @template T
     * @param {readonly T[]} items
     */
    shuffle: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [order[last], order[other]] = [/** @type {T} */ (order[other]), /** @type {T} */ (order[last])];
      }
      return order;
    },
  };
}

/** @typedef {ReturnType<typeof createChance>} Chance */

/** @param {string} text */
function hash(text) {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value | 0;
}
