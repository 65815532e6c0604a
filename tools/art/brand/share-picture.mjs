import { shade } from '../kit/colour.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { drawing } from '../kit/pen.mjs';
import { box, circle, path, place } from '../kit/svg.mjs';
import { camp } from '../home/camp.mjs';
import { morning, valley } from '../home/valley.mjs';
import { hills, ripple } from '../props/mountain.mjs';
import { palm, tuft } from '../props/palm.mjs';
import { air, cloud, sun } from '../props/sky.mjs';
import { tileMark } from './brand.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const side = 1080;
const paper = '#fffdf5';
const gold = '#f2b53c';

/**
 * Background of a shared rank picture: a morning on the trail, a medallion for the head, a plate for
 * the words, and the mark before the name of the product. `card-layout.ts` of the board knows where they are.
 */
export function sharePicture() {
  return drawing(side, side, (pen) => [
    air(pen, side, side, morning),
    place(150, 140, 1, sun(pen, 46)),
    place(916, 130, 1.25, cloud(pen)),
    place(250, 330, 0.75, cloud(pen)),
    place(0, 590, 1.25, valley(pen, side / 1.25)),
    hills(pen, '-20 720 220 682 520 710 820 692 1100 720', side, '#f4d79c', '#efc98a', 0.6),
    place(84, 732, 1.7, palm(pen)),
    place(1004, 728, 1.45, palm(pen), { flip: true }),
    hills(pen, '-20 930 260 900 560 922 860 896 1100 920', side, '#f0cd8d', '#e9bd78', 0.6),
    place(540, 300, 1, medallion(pen)),
    plate(pen),
    place(880, 1022, 0.6, camp(pen)),
    ripple(330, 1058, 190, '#dda965'),
    place(600, 1056, 0.8, tuft(pen, '#7fae62')),
    place(118, 988, 1.08, tileMark(pen)),
  ]);
}

/** A ring in a golden star, its middle at the origin; the head comes into the ring. @param {Pen} pen */
function medallion(pen) {
  const star = rounded(khatam(268), 18);
  return [
    place(0, 10, 1, path(star, '#7a5a1c', { opacity: 0.18 })),
    pen.lit(star, gold, { x: 9, y: 9, dark: shade(gold, 0.16) }),
    path(rounded(khatam(236), 14), 'none', { stroke: '#fbe3a6', 'stroke-width': 5 }),
    circle(0, 0, 192, paper),
    circle(0, 0, 174, '#e3f3e6'),
  ].join('');
}

/** Paper with a woven band along its upper edge. @param {Pen} pen */
function plate(pen) {
  const form = 'M148 570H932Q980 570 980 618V842Q980 890 932 890H148Q100 890 100 842V618Q100 570 148 570Z';
  const weave = Array.from({ length: 22 }, (_, index) =>
    path(`M${100 + index * 40} 590l20-13 20 13-20 13Z`, index % 2 ? '#f2b53c' : '#f7e3b6'),
  );
  return [
    place(0, 10, 1, path(form, '#7a5a1c', { opacity: 0.2 })),
    path(form, paper),
    pen.within(form, box(100, 570, 880, 40, 0, '#2c8a59'), ...weave),
  ].join('');
}
