import { circle, line, path, place } from '../../kit/svg.mjs';
import { bunch, vineLeaf } from '../../pages/props/vineyard.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** An arbour of vines with two bunches. @param {Pen} pen */
export function vineArbour(pen) {
  return [
    path('M36 132V50H44V132ZM116 132V50H124V132Z', '#8a5f3c'),
    path('M28 50H132V58H28Z', '#9c6e48'),
    place(62, 64, 1.1, bunch(pen)),
    place(100, 64, 1.2, bunch(pen)),
    ...[30, 50, 70, 90, 110, 130].map((x, index) => place(x, 44 + (index % 2) * 8, 1.3, vineLeaf(pen))),
    path('M24 132H136V137H24Z', '#7f9a58'),
  ].join('');
}

/** A plant with wide leaves and a gourd. @param {Pen} pen */
export function gourdPlant(pen) {
  return [
    path('M26 128Q80 114 134 128Q80 142 26 128Z', '#d9b884'),
    line('M84 124C70 96 96 80 78 56S60 34 66 28', '#5c8a4a', 6),
    line('M82 84C98 82 108 86 112 94', '#5c8a4a', 4),
    place(52, 62, 2.2, vineLeaf(pen)),
    place(104, 58, 2.4, vineLeaf(pen)),
    place(54, 98, 2, vineLeaf(pen)),
    place(72, 32, 1.8, vineLeaf(pen)),
    pen.lit('M112 92C104 98 106 106 104 112C98 128 128 130 122 112C120 106 122 98 112 92Z', '#d8b45a', {
      x: 4,
      y: 4,
    }),
  ].join('');
}

/** A low house with a bright door under the moon. @param {Pen} pen */
export function moonlitHouse(pen) {
  return [
    circle(112, 42, 15, '#fdf0c4'),
    ...[
      [40, 36],
      [64, 28],
      [84, 46],
      [30, 58],
    ].map(([x = 0, y = 0]) => circle(x, y, 2.4, '#fdf0c4')),
    path('M20 124Q80 114 140 124V136H20Z', '#6f6a86'),
    pen.lit('M36 126V72H124V126Z', '#b99f8a', { x: 5, y: 4 }),
    path('M32 66H128V76H32Z', '#cdb399'),
    path('M68 126V100A12 12 0 0 1 92 100V126Z', '#f7d489'),
    path('M48 88H58V98H48ZM102 88H112V98H102Z', '#6d5a68'),
  ].join('');
}
