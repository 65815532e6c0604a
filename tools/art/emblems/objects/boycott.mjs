import { arrow, eatenSheet, writtenSheet } from '../../pages/props/boycott.mjs';
import { door } from '../../pages/props/buildings.mjs';
import { camel } from '../../props/camel.mjs';
import { path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** Three arrows in a quiver. @param {Pen} pen */
export const quiver = (pen) =>
  [
    place(66, 66, 0.9, arrow(), { turn: -100 }),
    place(80, 60, 0.9, arrow(), { turn: -88 }),
    place(95, 66, 0.9, arrow(), { turn: -76 }),
    pen.lit('M54 74L106 74L98 138Q80 146 62 138Z', '#8a5238', { x: 5, y: 4 }),
    path('M54 74H106L104 86H56ZM60 122L100 122L99 130L61 130Z', '#c9a35e'),
  ].join('');

/** A door that lets light out. @param {Pen} pen */
export const openDoorway = (pen) => place(80, 138, 0.62, door(pen, '#f6cf86'));

/** A sheet with lines of writing. @param {Pen} pen */
export const surahSheet = (pen) => place(79, 88, 0.98, writtenSheet(pen), { turn: -5 });

/** A loaded camel. @param {Pen} pen */
export const nightCamel = (pen) => place(80, 134, 0.78, camel(pen));

/** A sheet that termites have eaten. @param {Pen} pen */
export const eatenDocument = (pen) => place(80, 108, 0.95, eatenSheet(pen));
