import { light, shade } from '../kit/colour.mjs';
import { rounded } from '../kit/outline.mjs';
import { ellipse, path } from '../kit/svg.mjs';
import { shadow } from '../kit/palette.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** A standing rock with a lit and a dark face, 120 high. @param {Pen} pen @param {string} colour */
export function crag(pen, colour) {
  return pen.once(`crag ${colour}`, () => {
    const form = rounded('-52 0 -48 -40 -30 -58 -26 -96 0 -118 22 -100 30 -66 50 -46 56 0', 10);
    return [
      ellipse(8, 1, 58, 7, shadow.fill, { opacity: 0.16 }),
      pen.within(
        form,
        path(form, light(colour, 0.14)),
        path(rounded('4 -130 70 -130 70 10 8 10 -4 -34 12 -60 0 -92', 8), shade(colour, 0.16)),
        path(rounded('-60 -30 -34 -24 -22 10 -60 10', 6), shade(colour, 0.08)),
      ),
    ].join('');
  });
}

/** An arch of stone, 160 wide. @param {Pen} pen @param {string} colour */
export function arch(pen, colour) {
  return pen.once(`arch ${colour}`, () => {
    const form =
      'M-76 0Q-80-60-66-92Q-40-124 8-118Q58-116 70-76Q80-40 76 0H40Q44-40 34-60Q20-80-4-78Q-30-76-36-48Q-40-24-36 0Z';
    return (
      ellipse(6, 1, 84, 7, shadow.fill, { opacity: 0.14 }) +
      pen.lit(form, colour, { x: 10, y: 7, dark: shade(colour, 0.2) })
    );
  });
}

/** A boat with a sail, 90 wide. @param {Pen} pen @param {string} sail */
export function boat(pen, sail) {
  return pen.once(`boat ${sail}`, () =>
    [
      ellipse(0, 4, 48, 5, '#ffffff', { opacity: 0.4 }),
      path('M2-6V-78', 'none', { stroke: '#8a5a34', 'stroke-width': 4 }),
      pen.lit('M6-76Q50-48 44-14Q26-8 6-12Z', sail, { x: 5, y: 3 }),
      path('M-2-66Q-24-40-26-14H-2Z', light(sail, 0.5)),
      pen.lit('M-46-8H48Q44 8 26 10H-24Q-42 8-46-8Z', '#a8703f', { x: 5, y: 5 }),
    ].join(''),
  );
}

/** A small house of clay with a round door, 80 wide. @param {Pen} pen @param {string} wall @param {string} roof */
export function clayHouse(pen, wall, roof) {
  return pen.once(`house ${wall}`, () =>
    [
      ellipse(6, 1, 50, 6, shadow.fill, { opacity: 0.16 }),
      path('M-40 0V-46H40V0Z', wall),
      path('M14-46H40V0H14Z', shade(wall, 0.16)),
      path(rounded('-46 -46 46 -46 40 -58 -40 -58', 4), roof),
      path('M-24-58C-24-78 8-78 8-58Z', light(roof, 0.1)),
      path('M-12 0V-20A12 12 0 0 1 12-20V0Z', shade(roof, 0.3)),
      path('M-31-24V-32A5 5 0 0 1-21-32V-24ZM22-24V-32A5 5 0 0 1 32-32V-24Z', '#fbd98d'),
    ].join(''),
  );
}
