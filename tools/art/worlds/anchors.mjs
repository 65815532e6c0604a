/**
 * Positions of a world's five sub-trails on its map, in percent of width and height, first to last. The pack's
 * `sub-trail.yaml` files say the same.
 * @type {readonly (readonly [x: number, y: number])[]}
 */
export const anchors = [
  [31, 82],
  [66, 66.5],
  [30, 51.5],
  [67, 38.5],
  [45, 24.5],
];
