import { mix } from '../kit/colour.mjs';
import { smooth } from '../kit/outline.mjs';
import { material } from '../kit/palette.mjs';
import { group, line, place, tag } from '../kit/svg.mjs';

/** A pool with green banks, 160 wide. @param {import('../kit/pen.mjs').Pen} pen @param {{ bank?: string, sand?: string, water?: string }} [look] */
export function pool(pen, { bank = '#86b56b', sand = '#e3b875', water = material.water } = {}) {
  const layers = [
    [1.16, 2, bank],
    [1.04, 3, sand],
    [0.98, 4, mix(water, '#1f6f86', 0.45)],
    [
      0.96,
      7,
      pen.gradient([
        [0, mix(water, '#ffffff', 0.25)],
        [1, water],
      ]),
    ],
  ];
  return pen.once(`pool ${bank}${water}`, () =>
    [
      ...layers.map(([size, drop, fill]) =>
        group({ fill }, place(0, Number(drop), Number(size), shore(pen))),
      ),
      line('M-42 2H-12M-30 8H4M20 12H46', '#e6fbf3', 2.6, { opacity: 0.85 }),
    ].join(''),
  );
}

/** @param {import('../kit/pen.mjs').Pen} pen */
function shore(pen) {
  return pen.once('shore', () =>
    tag('path', {
      d: smooth('-72 0 -46 -13 -4 -16 40 -15 70 -4 60 11 22 17 -26 15 -60 11'),
    }),
  );
}
