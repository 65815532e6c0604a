import { light, mix, shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { box, ellipse, line, path, place } from '../../kit/svg.mjs';
import { mist } from '../../props/mountain.mjs';
import { boat } from '../../props/rocks.mjs';
import { toned } from '../hours.mjs';
import { massif } from '../mountains.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */
/** @typedef {import('../hours.mjs').Hour} Hour */

/** The sea from side to side, with a far coast. @param {Pen} pen @param {Hour} hour */
export function openSea(pen, hour) {
  const sea = toned(hour, '#4f9fb0');
  const foam = mix(sea, '#ffffff', 0.55);
  return [
    massif(pen, {
      x: 380,
      y: 212,
      width: 300,
      height: 84,
      colour: mix(toned(hour, '#8f8a92'), hour.haze, 0.4),
      haze: hour.haze,
    }),
    mist(pen, 176, 44, 480, hour.haze, 0.4),
    path(
      'M-10 206H490V370H-10Z',
      pen.gradient([
        [0, mix(sea, hour.haze, 0.4)],
        [1, shade(sea, 0.16)],
      ]),
    ),
    line('M20 222h50M120 230h70M250 220h44M330 232h60M420 222h40', foam, 2.6),
    line('M10 262q22-12 44 0t44 0M300 256q22-12 44 0t44 0M404 284q20-11 40 0t40 0', foam, 3.4),
    line('M40 322q26-14 52 0t52 0M270 334q26-14 52 0t52 0', foam, 4.4),
  ].join('');
}

/** @param {Pen} pen */ export const paleSail = (pen) => boat(pen, '#f3e6c8');
/** @param {Pen} pen */ export const redSail = (pen) => boat(pen, '#cf8a66');

/** Waves before a ship, 120 wide. */
export function bowWaves() {
  return line('M-60 4q15-12 30 0t30 0 30 0 30 0', '#e6f3f4', 4.4);
}

/** A flash of lightning, 40 wide. */
export function lightning() {
  return path('M6-60L-16-14H-2L-10 30L20-24H4L18-60Z', '#fff0b8');
}

/** A roll of leather with two cords, 90 wide. @param {Pen} pen @param {string} [colour] */
export function leatherRoll(pen, colour = '#96603e') {
  return [
    ellipse(3, 2, 46, 5, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-42-26Q-46-30-36-30H34Q42-30 42-22V-6Q42 2 34 2H-36Q-46 2-42-4Z', colour, { x: 4, y: 8 }),
    ellipse(38, -14, 7, 16, light(colour, 0.28)),
    line('M38-24a5 9 0 1 1-4 12a3 5 0 1 1 4-6', shade(colour, 0.3), 2),
    line('M-22-30Q-17-14-22 2M10-30Q15-14 10 2', '#ecd6ab', 3.4),
  ].join('');
}

/** Three rolls of leather on each other, 130 wide. @param {Pen} pen */
export const leatherBundle = (pen) =>
  place(-30, 0, 0.86, leatherRoll(pen, '#7f4f38')) +
  place(34, 0, 0.86, leatherRoll(pen, '#a8703f')) +
  place(2, -26, 0.86, leatherRoll(pen));

/** A hall with three arches and a floor of stone. @param {Pen} pen @param {Hour} hour */
export function hall(pen, hour) {
  const tone = toned(hour, '#d3b592');
  const arch = (/** @type {number} */ x, /** @type {string} */ fill) =>
    path(`M${x - 50} 250V130a50 56 0 0 1 100 0V250Z`, fill);
  return [
    path(
      'M0 0H480V260H0Z',
      pen.gradient([
        [0, shade(tone, 0.24)],
        [1, light(tone, 0.08)],
      ]),
    ),
    box(0, 30, 480, 12, 0, shade(tone, 0.2)),
    arch(86, shade(tone, 0.3)),
    arch(394, shade(tone, 0.3)),
    arch(240, '#fdf0cc'),
    ...[163, 317].map(
      (x) => box(x - 11, 96, 22, 156, 3, light(tone, 0.24)) + box(x - 17, 86, 34, 12, 3, shade(tone, 0.14)),
    ),
    path(
      'M0 250H480V360H0Z',
      pen.gradient([
        [0, toned(hour, '#c9a982')],
        [1, toned(hour, '#e6cfa6')],
      ]),
    ),
    line(
      'M0 284H480M0 324H480M96 250L60 360M190 250L176 360M290 250L304 360M384 250L420 360',
      shade(tone, 0.12),
      2,
    ),
    path('M190 250L290 250 372 360H108Z', '#fff3cf', { opacity: 0.5 }),
  ].join('');
}

/** A seat of honour on two steps, empty, 120 wide. @param {Pen} pen */
export function emptySeat(pen) {
  return [
    pen.lit('M-70 0V-12H70V0Z', '#b8946c', { x: 8, y: 3 }),
    pen.lit('M-54-12V-24H54V-12Z', '#cba87e', { x: 8, y: 3 }),
    pen.lit('M-30-24V-84Q0-104 30-84V-24Z', '#7d4a3a', { x: 8, y: 4 }),
    pen.lit('M-40-24V-50H40V-24Z', '#b4473f', { x: 8, y: 4 }),
    line('M-26-78Q0-94 26-78M-40-50H40', '#ecc878', 4),
  ].join('');
}

/** A large open book on a low stand, 80 wide. @param {Pen} pen */
export function openBook(pen) {
  return pen.once('open book', () =>
    [
      ellipse(2, 4, 44, 6, shadow.fill, { opacity: 0.2 }),
      path('M-26 4L-6-10H6L26 4H16L0-6L-16 4Z', '#8a5f3c'),
      pen.lit('M-42-10L-38-16Q-18-24 0-14Q18-24 38-16L42-10Q20-18 0-8Q-20-18-42-10Z', '#8a4a3a', {
        x: 3,
        y: 2,
      }),
      pen.lit('M-38-16L-32-40Q-14-46 0-38V-14Q-18-24-38-16Z', '#f4e6c6', { x: 3, y: 3, dark: '#dcc692' }),
      pen.lit('M38-16L32-40Q14-46 0-38V-14Q18-24 38-16Z', '#f8edd2', { x: 3, y: 3, dark: '#e2cf9f' }),
      line('M-28-34q10-4 20 0M-30-28q11-4 22 0M8-34q10-4 20 0M8-28q11-4 22 0', '#6b5346', 2),
    ].join(''),
  );
}

/** A short stick, 70 wide. */
export function stick() {
  return line('M-34 2L30-8', '#7d5433', 6) + line('M4-4L14-16', '#7d5433', 4);
}
