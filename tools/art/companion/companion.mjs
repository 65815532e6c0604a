import { shade } from '../kit/colour.mjs';
import { rounded } from '../kit/outline.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { drawing } from '../kit/pen.mjs';
import { circle, ellipse, line, path, place } from '../kit/svg.mjs';
import { fireplace, lantern } from '../props/camp.mjs';
import { camelFront, camelHead, camelResting } from '../props/camel.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** Frame of the companion in play; body and head are stacked. */
const [width, height] = [200, 130];
const [x, y] = [124, 120];

/** The quiz companion without its head, which is a separate layer for nodding. */
export function companionBody() {
  return drawing(width, height, (pen) => [place(x, y, 1, camelFront(pen))]);
}

/** Neck and head of the companion, at their place. */
export function companionHead() {
  return drawing(width, height, (pen) => [place(x, y, 1, camelHead(pen))]);
}

/** The hourglass at which it waits, at its place. */
export function companionHourglass() {
  return drawing(width, height, (pen) => [place(32, y, 1, hourglass(pen))]);
}

/** At the end of the way: the companion rests by the camp fire. */
export function companionAtRest() {
  return drawing(300, 170, (pen) => [
    ellipse(150, 146, 142, 18, '#d9b981', { opacity: 0.75 }),
    place(196, 148, 1.12, camelResting(pen)),
    place(64, 150, 0.92, fireplace(pen)),
    place(22, 156, 0.7, lantern(pen)),
  ]);
}

/** After every star: the companion is awake between two lanterns. */
export function companionWithLanterns() {
  return drawing(300, 170, (pen) => [
    ellipse(150, 146, 142, 18, '#d9b981', { opacity: 0.75 }),
    place(164, 150, 1.2, camelFront(pen)),
    place(164, 150, 1.2, camelHead(pen)),
    place(42, 152, 1.1, lantern(pen)),
    place(264, 152, 1.1, lantern(pen)),
  ]);
}

/** 44 wide and 66 high, its foot at the origin. @param {Pen} pen */
function hourglass(pen) {
  const bulbs = 'M-15-58H15C15-44 4-39 3-32C4-25 15-20 15-6H-15C-15-20-4-25-3-32C-4-39-15-44-15-58Z';
  const plate = rounded('-22 -4 22 -4 22 4 -22 4', 3);
  return [
    ellipse(3, 2, 26, 4, shadow.fill, { opacity: 0.18 }),
    path(bulbs, '#e3f4f0'),
    pen.within(
      bulbs,
      path('M-18-6V-12Q0-27 18-12V-5H-18Z', material.amber),
      path('M-14-48H14Q10-38 0-34Q-10-38-14-48Z', material.amber),
      path('M0-22Q10-20 18-12V-5H4Z', shade(material.amber, 0.16)),
    ),
    line('M-18-58V-5M18-58V-5', material.wood, 3.5),
    place(0, -3, 1, pen.lit(plate, material.bark, { x: 3, y: 3 })),
    place(0, -61, 1, pen.lit(plate, material.bark, { x: 3, y: 3 })),
    circle(-9, -52, 2, '#fff', { opacity: 0.7 }),
  ].join('');
}
