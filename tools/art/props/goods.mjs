import { light, shade } from '../kit/colour.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { ellipse, line, path, place } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** Sacks and a woven bale, as a trader unloads them, 110 wide. @param {Pen} pen */
export function goods(pen) {
  return pen.once('goods', () =>
    [
      ellipse(4, 2, 58, 6, shadow.fill, { opacity: 0.18 }),
      place(-30, 0, 1, sack(pen, material.linen)),
      place(32, 2, 0.82, sack(pen, '#d9b37c'), { flip: true }),
      pen.lit('M-22-26Q-24 2-18 3H20Q26 2 23-26Q0-32-22-26Z', material.terracotta, { x: 6, y: 4 }),
      path('M-23-18Q0-24 24-18V-12Q0-18-23-12ZM-21-3Q0-8 23-3V1Q0-4-20 1Z', material.linen),
      line('M-8-29V2M9-29V2', '#8a5a34', 2.6),
    ].join(''),
  );
}

/** A tied sack, 44 wide and 50 high. @param {Pen} pen @param {string} cloth */
export function sack(pen, cloth) {
  return [
    pen.lit('M-8-40C-24-32-26-8-20 1Q0 6 20 1C26-8 24-32 8-40L14-50Q0-45-14-50Z', cloth, { x: 6, y: 3 }),
    line('M-9-39Q0-36 9-39', shade(cloth, 0.5), 3),
    path('M-14-28Q-18-16-14-6L-9-7Q-12-16-9-27Z', light(cloth, 0.5), { opacity: 0.7 }),
  ].join('');
}
