import { light, shade } from '../../kit/colour.mjs';
import { rounded, smooth } from '../../kit/outline.mjs';
import { material, shadow } from '../../kit/palette.mjs';
import { circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const stone = '#ab9a8c';
const deep = shade(stone, 0.24);

/** Joints between stones on a wall that leans with the view. @param {number} left @param {number} right @param {number} top @param {number} rows @param {number} tilt rise of the rows from left to right @param {string} colour */
function joints(left, right, top, rows, tilt, colour) {
  const step = -top / rows;
  const wide = right - left;
  const across = Array.from({ length: rows - 1 }, (_, row) => {
    const y = -(row + 1) * step;
    return `M${left} ${y}L${right} ${y - (tilt * (row + 1)) / rows}`;
  });
  const upright = Array.from({ length: rows }, (_, row) =>
    [0.2, 0.52, 0.82].map((share) => {
      const x = left + wide * (share + (row % 2 ? 0.12 : 0));
      return x < right ? `M${x} ${-row * step - 1}V${-(row + 1) * step + 1}` : '';
    }),
  );
  return line([...across, ...upright.flat()].join(''), colour, 2);
}

/** The Ka'bah before it was built anew, 150 wide: loose stones, low, open to the sky. @param {Pen} pen */
export function oldKabah(pen) {
  return pen.once('old kabah', () => {
    const front = smooth('-74 2 -76 -30 -74 -62 -52 -66 -30 -63 -6 -68 20 -66 22 -30 21 6 -30 4');
    const side = smooth('21 6 22 -34 20 -66 46 -62 74 -60 75 -28 73 1 48 4');
    return [
      ellipse(10, 4, 88, 9, shadow.fill, { opacity: 0.2 }),
      path('M-74-62L-24-76L74-60L20-66Z', shade(stone, 0.52)),
      pen.within(
        front,
        path(front, light(stone, 0.14)),
        joints(-78, 24, -66, 4, 5, deep),
        line('M-20-66L-14-48L-22-36L-12-22M-16-40L-6-34', shade(stone, 0.6), 3),
      ),
      pen.within(side, path(side, deep), joints(20, 78, -64, 4, -6, shade(deep, 0.2))),
      path('M-58 4V-40L-36-41V4Z', '#5d4030'),
    ].join('');
  });
}

/** The Ka'bah of Quraysh, 170 wide and 150 high: a flat roof, and a door far above the ground. @param {Pen} pen */
export function newKabah(pen) {
  const front = 'M-86 2V-134L22-144V8Z';
  const side = 'M22 8V-144L82-132V1Z';
  return [
    ellipse(12, 4, 104, 10, shadow.fill, { opacity: 0.22 }),
    pen.within(front, path(front, light(stone, 0.14)), joints(-92, 24, -136, 7, 9, deep)),
    pen.within(side, path(side, deep), joints(20, 84, -136, 7, -10, shade(deep, 0.2))),
    path('M-90-136L22-148L86-134L-24-122Z', '#c49a6c'),
    path('M-90-136L-24-122V-116L-90-130ZM-24-122L86-134V-128L-24-116Z', '#8a5f3c'),
    path('M-40-56V-104L-10-107V-54Z', '#6b4a38'),
    line('M-25-55V-105', '#523628', 2),
    circle(-16, -80, 2.4, '#d8b27a'),
    path('M-47-54L-3-52V-47L-47-49Z', '#d3c0ab'),
  ].join('');
}

/** Steps of wood that lean on a wall, 60 wide and 64 high. */
export function woodenSteps() {
  const treads = [0, 1, 2, 3, 4, 5].map((step) => `M${-26 + step * 8} ${-step * 11 - 4}h30`).join('');
  return line('M-26 2L22-64M2 2L50-62', '#7a5134', 5) + line(treads, '#b98555', 5);
}

/** Walls of the Ka'bah at half their height, 150 wide, with the empty place at one corner. @param {Pen} pen */
export function halfBuilt(pen) {
  const front = 'M-70 3V-70L-2-76V-54L18-56V8Z';
  const side = 'M18 8V-56L38-54V-74L70-70V1Z';
  return [
    ellipse(10, 4, 84, 9, shadow.fill, { opacity: 0.22 }),
    path('M-70-70L-20-84L70-70L38-74L18-56L-2-76Z', shade(stone, 0.5)),
    pen.within(front, path(front, light(stone, 0.14)), joints(-74, 20, -76, 4, 6, deep)),
    pen.within(side, path(side, deep), joints(16, 72, -74, 4, -6, shade(deep, 0.2))),
  ].join('');
}

/** The Black Stone before it is set in, 50 wide. @param {Pen} pen */
export function blackStone(pen) {
  return pen.once('black stone', () =>
    [
      ellipse(2, 1, 27, 5, shadow.fill, { opacity: 0.24 }),
      pen.lit(smooth('-24 -2 -25 -18 -14 -30 6 -33 22 -24 25 -8 16 1 -6 3'), '#3f3a44', {
        x: 6,
        y: 6,
        dark: '#25222b',
      }),
      path(smooth('-14 -24 -4 -29 6 -28 2 -23 -8 -20'), '#77707f', { opacity: 0.7 }),
    ].join(''),
  );
}

/** A cloak spread flat, seen from above, 260 wide, with its four corners free. @param {Pen} pen */
export function spreadCloak(pen) {
  const form = smooth(
    '-104 -34 0 -38 104 -34 118 -30 122 -22 134 28 126 38 0 44 -126 38 -134 28 -122 -22 -118 -30',
  );
  return [
    ellipse(6, 10, 136, 40, shadow.fill, { opacity: 0.16 }),
    pen.within(
      form,
      pen.lit(form, '#b98a63', { x: 3, y: 5 }),
      line('M-150-22Q0-28 150-22M-150 22Q0 30 150 22', '#ecd6ab', 4),
      line('M-150-14Q0-20 150-14M-150 12Q0 20 150 12', '#9c5f48', 3),
      line('M-70-34Q-64 0-82 40M66-34Q62 4 84 40M-20-36Q-24-10-14 10M26-36Q24-14 16 6', '#9d6f47', 2),
    ),
  ].join('');
}

/** A gate of stone that stands open, 170 wide and 190 high. */
export function openGate() {
  const gap = 'M-44 3V-96A44 44 0 0 1 44-96V3Z';
  return [
    ellipse(8, 4, 96, 9, shadow.fill, { opacity: 0.2 }),
    path(`M-84 3V-166H84V3Z${gap}`, light(stone, 0.16), { 'fill-rule': 'evenodd' }),
    path('M44 4V-96A44 44 0 0 0 20-133V-166H84V3Z', shade(stone, 0.1)),
    line(
      'M-84-130H-40M-84-94H-46M-84-58H-46M-84-24H-46M46-94H84M46-58H84M46-24H84M40-130H84M-62-130V-94M-68-58V-24M64-94V-58M60-24V2M-62-24V2M64-166V-130M-30-166V-140M28-166V-142',
      deep,
      2,
    ),
    path('M-90-166H90V-178H-90Z', light(stone, 0.34)),
    path('M-44 4V-96A44 44 0 0 1-38-118L-26-108V10Z', '#7a5540'),
    path('M44 4V-96A44 44 0 0 0 38-118L26-108V10Z', '#6b4736'),
    line('M-35 4V-108M35 4V-108', '#5d4030', 2),
  ].join('');
}

/** Long beams of a ship on each other, 150 wide. @param {Pen} pen */
export function beams(pen) {
  const one = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ colour) =>
    place(
      x,
      y,
      1,
      pen.lit(rounded('-70 0 -70 -13 66 -15 66 -2', 3), colour, { x: 4, y: 4 }) +
        ellipse(66, -8.5, 4, 6.5, light(colour, 0.4)) +
        circle(-52, -7, 2, shade(colour, 0.5)) +
        circle(-20, -8, 2, shade(colour, 0.5)),
    );
  return [
    ellipse(4, 2, 80, 7, shadow.fill, { opacity: 0.2 }),
    one(-8, 0, '#96683f'),
    one(8, -2, '#a8764a'),
    one(-2, -14, '#b5825a'),
    one(4, -27, '#96683f'),
  ].join('');
}

/** A few coins, 40 wide. @param {Pen} pen */
export function coins(pen) {
  const one = (/** @type {number} */ x, /** @type {number} */ y) =>
    ellipse(x + 1, y + 2, 9, 4.4, '#a5762c') +
    ellipse(x, y, 9, 4.4, material.gold) +
    ellipse(x, y, 5, 2.2, '#d99c34');
  return pen.once('coins', () => one(-12, -2) + one(10, -1) + one(0, -7) + one(16, -9));
}

/** A notebook of sewn scraps that lies open, 180 wide, with four walls drawn in it. @param {Pen} pen */
export function drawnWalls(pen) {
  const pages = 'M-90-4Q-46-22 0-8Q46-22 90-4L104 44Q52 28 0 42Q-52 28-104 44Z';
  return [
    ellipse(4, 44, 108, 9, shadow.fill, { opacity: 0.2 }),
    path('M-94-2L-110 50Q-52 36 0 50Q52 36 110 50L94-2Z', '#8a5238'),
    pen.within(
      pages,
      path(pages, '#f4e6c6'),
      path('M0-8Q46-22 90-4L104 44Q52 28 0 42Z', '#e8d6ae'),
      line('M-70 4L-22 0M-74 12L-24 8M-76 20L-40 17M-80 28L-26 24', '#8a7658', 2.4),
      line('M24 6L66 4L74 28L26 32Z', '#4d6bab', 4),
      line('M70 5Q88 16 76 27', '#2c8a59', 4),
      circle(27, 31, 4, '#3f3a44'),
    ),
    line('M0-8V42', '#c9b184', 3),
  ].join('');
}

/** A thread with a knot at each end, 120 wide. */
export function cubitThread() {
  return (
    line('M-60 0q15-9 30 0t30 0 30 0 30 0', '#8f4232', 3.4) +
    circle(-60, 0, 4, '#a8513c') +
    circle(60, 0, 4, '#a8513c')
  );
}
