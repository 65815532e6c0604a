import { mix, shade } from '../../kit/colour.mjs';
import { rounded, smooth } from '../../kit/outline.mjs';
import { ellipse, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */
/** @typedef {{ top: string, edge: string, rock: string }} Stuff */

/** The rock below an island, its top at the origin, 320 wide and 190 high. @param {Pen} pen @param {Stuff} stuff */
export function floatingRock(pen, { top, edge, rock }) {
  const under = rounded(
    '-150 0 -118 44 -92 52 -66 104 -40 112 -14 172 12 184 34 134 62 118 78 76 112 58 150 0',
    12,
  );
  const facets = [
    rounded('20 -10 160 -10 120 62 84 80 66 122 38 138 14 196 2 150 26 96 10 60', 10),
    rounded('84 -10 160 -10 112 66 78 78 92 44', 10),
  ];
  return [
    pen.within(
      under,
      path(under, rock),
      path(facets[0] ?? '', shade(rock, 0.16)),
      path(facets[1] ?? '', shade(rock, 0.3)),
      path(rounded('-118 20 -84 26 -62 84 -88 60', 8), mix(rock, '#fff0d0', 0.22)),
      path(rounded('-34 60 -8 66 -10 122 -26 108', 8), mix(rock, '#fff0d0', 0.16)),
    ),
    pen.lit(
      smooth(
        '-166 -4 -120 -34 -40 -46 50 -44 126 -30 166 -2 150 16 118 26 84 20 48 34 8 26 -34 36 -72 24 -112 30 -146 16',
      ),
      edge,
      { x: 0, y: 9, dark: shade(edge, 0.24) },
    ),
    path(
      smooth('-160 -6 -116 -34 -40 -45 50 -43 124 -30 160 -5 110 12 0 20 -110 14'),
      pen.gradient(
        [
          [0, mix(top, '#fff3d0', 0.3)],
          [1, top],
        ],
        { x: 1, y: 0.4 },
      ),
    ),
  ].join('');
}

/** Small stones that float beside an island. @param {Pen} pen @param {Stuff} stuff */
export function crumbs(pen, { top, rock }) {
  const one = pen.once(
    'crumb',
    () => pen.lit(rounded('-20 -8 20 -8 10 12 -2 24 -12 10', 6), rock) + ellipse(0, -8, 20, 6, top),
  );
  return [
    place(-150, 92, 0.8, one),
    place(140, 118, 0.62, one, { flip: true }),
    place(98, 168, 0.36, one),
    place(-96, 150, 0.42, one, { flip: true }),
  ].join('');
}
