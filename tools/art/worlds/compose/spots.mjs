import { anchors } from '../anchors.mjs';

/** The places of a map in pixels. @param {number} width @param {number} height @returns {[number, number][]} */
export function spotsOf(width, height) {
  return anchors.map(([x, y]) => [(x * width) / 100, (y * height) / 100]);
}
