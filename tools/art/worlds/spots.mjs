import { anchors } from './anchors.mjs';

/** The places of a world's map in pixels. @param {string} world @param {number} width @param {number} height @returns {[number, number][]} */
export function spotsOf(world, width, height) {
  return (anchors[world] ?? []).map(([x, y]) => [(x * width) / 100, (y * height) / 100]);
}
