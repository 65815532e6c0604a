import { shade } from '../../kit/colour.mjs';
import { shadow } from '../../kit/palette.mjs';
import { box, circle, ellipse, line, path, place } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const paper = '#f0dfb8';

/** A bow with its string, lying, 120 wide. */
export function bow() {
  return [
    line('M-56 10L56 10', '#f6ead0', 2.2),
    line('M-58 11Q-40-30 0-24Q40-30 58 11', '#6b4630', 7),
    line('M-50 0Q-34-26 0-22', '#9a6a44', 2.6),
    line('M-9-25H9', '#c9a35e', 9),
  ].join('');
}

/** A bow that leans against a wall, 120 tall. */
export function leaningBow() {
  return place(0, -62, 1, bow(), { turn: 84 });
}

/** An arrow, lying, 84 wide. */
export function arrow() {
  return (
    line('M-40 0H36', '#8f6443', 3.4) +
    path('M34-6L48 0L34 6Z', '#6f7078') +
    path('M-42-6L-28-1H-40ZM-42 6L-28 1H-40Z', '#c65f4a')
  );
}

const strokes = 'M-40-32h74M-36-20h66M-40-8h76M-34 4h62M-38 16h70';

/** A sheet with lines of writing, 104 wide. @param {Pen} pen */
export function writtenSheet(pen) {
  return [
    ellipse(4, 38, 54, 6, shadow.fill, { opacity: 0.2 }),
    pen.lit('M-52-44L50-46L54 34L-48 38Z', paper, { x: 4, y: 4, dark: '#d8c290' }),
    line(strokes, '#5c4438', 3.4, { 'stroke-dasharray': '16 5 9 4' }),
  ].join('');
}

/** The same sheet on a wall, eaten by termites: the line at its top is whole. @param {Pen} pen */
export function eatenSheet(pen) {
  return [
    line('M0-74L-44-46M0-74L44-46', '#8a6a44', 2.4),
    circle(0, -75, 4, '#5c4438'),
    pen.lit(
      'M-52-46L52-48L54-10Q44-4 48 6Q40 4 36 14Q26 6 20 12Q14 26 4 18Q-2 30-10 24Q-14 12-24 16Q-28 34-38 30Q-40 14-50 10Z',
      paper,
      { x: 4, y: 4, dark: '#d8c290' },
    ),
    line('M-34-34h66', '#5c4438', 4, { 'stroke-dasharray': '18 5 10 4' }),
    path(
      'M-22-20Q-14-26-8-18Q-10-8-18-10Q-26-12-22-20ZM6-20Q16-26 18-14Q12-4 4-10ZM-40-6Q-32-10-30 0Q-36 6-42 0ZM26-2Q34-8 36 2Q30 8 24 4Z',
      '#3c3038',
    ),
  ].join('');
}

/** A rope halter on the ground, 70 wide. */
export function halter() {
  return (
    line('M-30 4Q-34-14-14-14Q4-14 0 2Q-6 12-30 4M0 0Q16-8 24 4T44 8', shade('#c9a35e', 0.16), 5) +
    line('M-30 4Q-34-14-14-14Q4-14 0 2', '#dcbb7c', 2)
  );
}

/** Five small lamps in a row, 170 wide, each with its glow. @param {Pen} pen */
export function fiveLights(pen) {
  const glow = pen.glow([
    [0, '#ffe9a8', 0.9],
    [1, '#ffe9a8', 0],
  ]);
  return [-76, -40, -2, 38, 74]
    .map((x, index) => place(x, (index % 2) * 12, 1, circle(0, 0, 20, glow) + circle(0, 0, 4, '#fff6d8')))
    .join('');
}

/** A dark wall of large stones inside a house; light falls in from the left. */
export function innerWall() {
  const wall = '#8f7a6c';
  return [
    box(-4, -4, 488, 310, 0, wall),
    line(
      'M-4 62H484M-4 124H484M-4 186H484M-4 248H484M70-4V62M210-4V62M350-4V62M140 62V124M280 62V124M420 62V124M70 124V186M210 124V186M350 124V186M140 186V248M280 186V248M420 186V248M70 248V306M210 248V306M350 248V306',
      shade(wall, 0.14),
      3,
    ),
    box(-4, 302, 488, 66, 0, '#a98f78'),
    path('M-4 20L300 302H96L-4 150Z', '#fff0cc', { opacity: 0.3 }),
  ].join('');
}

/** A bare hill in the middle of the page, 420 wide. */
export function darkHill() {
  return (
    path('M20 330Q90 250 150 216Q210 178 262 186Q330 196 380 246Q420 290 470 330Z', '#8d7270') +
    path('M262 186Q330 196 380 246Q420 290 470 330H300Q330 250 262 186Z', '#77605f')
  );
}
