/**
 * Deterministic random numbers from 0 to 1 for a text seed, equal on every machine.
 * @param {string} seed
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {string} text */
function hash(text) {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** @param {() => number} random @param {number} from @param {number} to */
export function between(random, from, to) {
  return from + random() * (to - from);
}

/** @template T @param {() => number} random @param {readonly [T, ...T[]]} list @returns {T} */
export function pick(random, list) {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
