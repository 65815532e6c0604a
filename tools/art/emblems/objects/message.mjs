import { circle, path, place } from '../../kit/svg.mjs';
import { coveredDish as dish } from '../../pages/props/gifts.mjs';
import { sealRing as ring, whiteStandard as standard } from '../../pages/props/message.mjs';
import { redSail as sail } from '../../pages/props/seafaring.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A silver seal ring. @param {Pen} pen */
export const sealRing = (pen) => place(80, 126, 1.1, ring(pen));

/** A white standard in a heap of stones. @param {Pen} pen */
export const whiteStandard = (pen) => place(48, 134, 0.58, standard(pen));

/** A dish with its cover. @param {Pen} pen */
export const coveredDish = (pen) => place(80, 122, 1.05, dish(pen));

/** A small ship with a red sail. @param {Pen} pen */
export const redSail = (pen) => place(80, 118, 0.92, sail(pen));

/** A plain iron helmet. @param {Pen} pen */
export const helmet = (pen) =>
  [
    path('M38 126H122L116 134H44Z', '#4b2e52', { opacity: 0.16 }),
    pen.lit('M40 112Q38 52 80 44Q122 52 120 112Z', '#aeb7bf', { x: 7, y: 5, dark: '#7c8791' }),
    path('M74 46L80 28L86 46Z', '#8f9aa3'),
    pen.lit('M36 108H124V124H36Z', '#c9a256', { x: 4, y: 3 }),
    path('M76 112H84V140H76Z', '#8f9aa3'),
    ...[48, 64, 96, 112].map((x) => circle(x, 116, 2.6, '#7d5f26')),
  ].join('');
