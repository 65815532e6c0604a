import { highHouse } from '../../pages/vocabulary.mjs';
import { droppedBlanket } from '../../pages/props/arrival.mjs';
import { basket } from '../../pages/props/household.mjs';
import { palm } from '../../props/palm.mjs';
import { line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A house with a room on its roof. @param {Pen} pen */
export const upperRoom = (pen) => place(78, 138, 0.72, highHouse(pen));

/** A blanket, spread to dry a floor. @param {Pen} pen */
export const oneBlanket = (pen) => place(80, 98, 0.82, droppedBlanket(pen));

/** A gate under a palm. @param {Pen} pen */
export const villageGate = (pen) =>
  [
    place(112, 134, 0.66, palm(pen)),
    pen.lit('M34 136V70Q34 62 42 62H98Q106 62 106 70V136Z', '#d7b88f', { x: 8, y: 3 }),
    path('M52 136V96Q52 78 70 78T88 96V136Z', '#7a5540'),
    path('M58 136V98Q58 84 70 84T82 98V136Z', '#f6cf86'),
  ].join('');

/** A basket of dates below a bunch of them. @param {Pen} pen */
export const pickedDates = (pen) =>
  [
    line('M80 26V52M80 40Q66 46 62 62M80 40Q94 46 98 62M80 46V68', '#c9964a', 3.4),
    .../** @type {[number, number][]} */ ([
      [62, 66],
      [98, 66],
      [80, 72],
      [70, 58],
      [90, 58],
    ]).map(([x, y]) => path(`M${x - 5} ${y}q5-9 10 0q-5 11-10 0Z`, '#a8552f')),
    place(80, 136, 0.95, basket(pen)),
  ].join('');

/** The two halves of a scarf. @param {Pen} pen */
export const halfScarf = (pen) =>
  [
    pen.lit('M36 62L76 54L74 122L44 128Z', '#5f9a8c', { x: 5, y: 4 }),
    pen.lit('M86 54L124 62L118 128L88 122Z', '#5f9a8c', { x: 5, y: 4 }),
    line('M38 74L75 67M43 116L74 110M86 67L122 74M88 110L119 116', '#e6d8b0', 4),
    line('M44 128v8M52 127v8M60 125v8M68 123v8M92 123v8M100 125v8M108 126v8M116 128v8', '#8fbfb2', 2.4),
  ].join('');
