import { light, shade } from '../kit/colour.mjs';
import { rounded, smooth } from '../kit/outline.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { box, circle, ellipse, line, path, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** A ring of stones with a small fire, 60 wide. @param {Pen} pen */
export function fireplace(pen) {
  return pen.once('fireplace', () =>
    [
      circle(
        0,
        -16,
        62,
        pen.glow([
          [0, '#ffd98a', 0.75],
          [1, '#ffd98a', 0],
        ]),
      ),
      ellipse(0, 2, 32, 9, shadow.fill, { opacity: 0.22 }),
      line('M-17-1L15-9M17-1L-15-9', shade(material.wood, 0.25), 7),
      line('M-17-2L15-10', material.wood, 5),
      path('M-16-8C-20-24-8-28-7-44C4-36 3-28 8-26C9-31 8-34 8-38C18-28 21-16 15-7Q0 1-16-8Z', '#ef7d3c'),
      path('M-9-7C-12-17-4-22-3-31C5-24 10-18 9-8Q0-2-9-7Z', '#f9b64a'),
      path('M-4-7C-5-12-1-15 0-20C4-16 5-11 4-7Q0-4-4-7Z', '#fff0b8'),
      ...[-28, -15, 0, 15, 28].map((x, index) =>
        place(x, 2 + (2 - Math.abs(index - 2)) * 2, 0.36, stone(pen)),
      ),
    ].join(''),
  );
}

/** A pebble 40 wide. @param {Pen} pen @param {string} [colour] */
export function stone(pen, colour = material.stone) {
  return pen.once(`stone ${colour}`, () =>
    pen.lit(smooth('-24 0 -22 -14 -8 -22 9 -20 22 -10 25 0 0 3'), colour, { x: 7, y: 5 }),
  );
}

/** Two stones together. @param {Pen} pen @param {string} [colour] */
export function stones(pen, colour) {
  return place(-8, 0, 1, stone(pen, colour)) + place(22, 2, 0.55, stone(pen, colour));
}

/** A woven mat on the ground, 100 wide. @param {Pen} pen @param {string} [colour] */
export function rug(pen, colour = material.terracotta) {
  return pen.once(`rug ${colour}`, () => {
    const form = rounded('-44 -11 44 -11 56 11 -56 11', 3);
    const diamonds = [-30, -10, 10, 30].map((x) => path(`M${x} -6l9 6-9 6-9-6Z`, material.linen));
    return pen.within(
      form,
      path(form, colour),
      path('M-50-7H50V-5H-50ZM-56 5H56V7H-56Z', material.linen),
      ...diamonds,
      ...[-30, -10, 10, 30].map((x) => path(`M${x} -3l4.500 3-4.500 3-4.500-3Z`, material.pine)),
    );
  });
}

/** A lantern that is lit, 40 high. @param {Pen} pen */
export function lantern(pen) {
  return pen.once('lantern', () =>
    [
      circle(
        0,
        -18,
        30,
        pen.glow([
          [0, '#ffe2a0', 0.8],
          [1, '#ffe2a0', 0],
        ]),
      ),
      line('M-6-36a6 6 0 0 1 12 0', shade(material.brick, 0.2), 2.4),
      box(-9, -30, 18, 25, 5, '#ffdf94'),
      box(-4, -24, 8, 16, 4, '#fff6d2'),
      path('M-11-28Q0-40 11-28Z', material.brick),
      box(-11, -7, 22, 7, 3, material.brick),
      box(3, -7, 8, 7, 3, shade(material.brick)),
    ].join(''),
  );
}

/** A clay jar, 44 high. @param {Pen} pen @param {string} [colour] */
export function jar(pen, colour = material.clay) {
  return ellipse(4, 1, 18, 3.5, shadow.fill, { opacity: 0.18 }) + jarAlone(pen, colour);
}

/** A jar without its shadow, to be turned. @param {Pen} pen @param {string} [colour] */
export function jarAlone(pen, colour = material.clay) {
  return pen.once(`jar ${colour}`, () => {
    const body = 'M-7-40H7L6-34C18-30 20-20 17-10Q14 0 8 1H-8Q-14 0-17-10C-20-20-18-30-6-34Z';
    return [
      pen.lit(body, colour, { x: 6, y: 1 }),
      pen.within(
        body,
        path('M-20-26H20V-21H-20Z', material.linen),
        line('M-18-15l5 4 5-4 5 4 5-4 5 4 5-4 5 4', light(colour, 0.45), 2),
      ),
      box(-9, -43, 18, 6, 3, shade(colour, 0.12)),
    ].join('');
  });
}

/** Small lanterns on a rope between two points. @param {Pen} pen @param {number} x @param {number} y @param {number} sag */
export function lanternRope(pen, x, y, sag) {
  const hung = Array.from({ length: 5 }, (_, index) => {
    const share = (index + 1) / 6;
    return place(share * x, share * y + 4 * sag * share * (1 - share), 1, littleLight(pen));
  });
  return line(`M0 0Q${x / 2} ${y / 2 + sag * 2} ${x} ${y}`, '#b98a5c', 1.5) + hung.join('');
}

/** @param {Pen} pen */
function littleLight(pen) {
  return pen.once('little light', () =>
    [
      circle(0, 8, 9, '#ffe2a0', { opacity: 0.45 }),
      box(-3.5, 3, 7, 9, 2.5, '#ffdf94'),
      path('M-5 4Q0-2 5 4ZM-4 11H4V13H-4Z', material.brick),
    ].join(''),
  );
}
