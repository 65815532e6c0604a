import { light, mix, shade } from '../../kit/colour.mjs';
import { drawing } from '../../kit/pen.mjs';
import { khatam, rounded } from '../../kit/outline.mjs';
import { circle, group, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/**
 * A view through an eight-pointed window, 160 square.
 * @param {{ air: readonly import('../../kit/pen.mjs').Stop[], rim: string, inner: string, view: (pen: Pen) => string }} look
 */
export function khatamWindow({ air, rim, inner, view }) {
  return drawing(160, 160, (pen) => {
    const frame = rounded(khatam(76, { x: 80, y: 80 }), 8);
    const window = rounded(khatam(62, { x: 80, y: 80 }), 7);
    return [
      pen.lit(frame, rim, { x: 4, y: 5, dark: shade(rim, 0.3) }),
      path(rounded(khatam(67, { x: 80, y: 80 }), 7), inner),
      pen.within(window, path(window, pen.gradient(air)), view(pen)),
      ...pearls(light(rim, 0.55), mix(rim, '#ffffff', 0.1)),
    ];
  });
}

/** A bead at every tip. @param {string} bright @param {string} plain */
function pearls(bright, plain) {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (Math.PI * index) / 4 - Math.PI / 2;
    const [x, y] = [80 + Math.cos(angle) * 68, 80 + Math.sin(angle) * 68];
    return group({}, circle(x, y, 3.4, plain), circle(x - 0.6, y - 0.8, 2.2, bright));
  });
}
