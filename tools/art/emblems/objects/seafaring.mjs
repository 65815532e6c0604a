import { leatherBundle, leatherRoll, paleSail, redSail } from '../../pages/props/seafaring.mjs';
import { oilLamp } from '../../pages/props/household.mjs';
import { box, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A niche in a wall with a burning lamp. @param {Pen} pen */
export const lampNiche = (pen) =>
  path('M38 130V82Q38 34 80 34Q122 34 122 82V130Z', '#e6cda6') +
  path('M50 126V84Q50 46 80 46Q110 46 110 84V126Z', '#8a6248') +
  path('M62 126V88Q62 60 80 60Q98 60 98 88V126Z', '#f6d68c') +
  box(32, 124, 96, 10, 3, '#c9a57a') +
  place(82, 124, 0.9, oilLamp(pen));

/** A shell on the sand, by the edge of the water. @param {Pen} pen */
export const seaShell = (pen) =>
  path('M20 112Q80 96 140 110V140Q80 152 20 140Z', '#f0dcb0') +
  pen.lit('M80 124C44 120 34 88 46 68Q60 44 80 44Q100 44 114 68C126 88 116 120 80 124Z', '#f3c9b4', {
    x: 6,
    y: 6,
  }) +
  line(
    'M80 120V52M76 118Q60 90 60 58M84 118Q100 90 100 58M70 116Q46 98 47 76M90 116Q114 98 113 76',
    '#c98a78',
    3.4,
  ) +
  path('M66 122Q80 114 94 122L90 132H70Z', '#e0a894');

/** Rolls of leather on each other. @param {Pen} pen */
export const leatherRolls = (pen) => place(80, 122, 0.72, leatherBundle(pen));

/** One roll of leather, tied with a ribbon as a gift. @param {Pen} pen */
export const tiedGift = (pen) =>
  place(78, 118, 0.9, leatherRoll(pen, '#a8563c')) +
  line('M78 92V120', '#f0d28a', 8) +
  path('M78 92C58 68 50 86 78 94C106 86 98 68 78 92Z', '#f0d28a');

/** Two ships with sails: two journeys. @param {Pen} pen */
export const twoBoats = (pen) =>
  place(108, 112, 0.46, redSail(pen)) +
  place(62, 126, 0.66, paleSail(pen)) +
  line('M24 132q8-5 16 0t16 0M96 116q8-5 16 0t16 0M96 136q8-5 16 0t16 0', '#cdeef0', 3);
