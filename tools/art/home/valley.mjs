import { mix } from '../kit/colour.mjs';
import { ribbon } from '../kit/outline.mjs';
import { path, place } from '../kit/svg.mjs';
import { hills, mist, peak } from '../props/mountain.mjs';
import { flag } from '../props/sky.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

export const haze = '#fdebc6';
const rose = '#c79aa8';
const sage = '#93b98a';

/** The air of the morning over base camp. */
export const morning = /** @type {const} */ ([
  [0, '#86cdd0'],
  [0.2, '#b5e2d8'],
  [0.42, '#fbeecb'],
  [0.55, '#fde0b3'],
]);

/**
 * The far mountains and the hills that lead to them, with the trail that climbs to the summit.
 * The origin is the left end of the horizon. @param {Pen} pen @param {number} width
 */
export function valley(pen, width) {
  const w = width;
  const summit = w * 0.7;
  return [
    peak(pen, { x: w * 0.12, y: 10, width: 260, height: 92, colour: mix(rose, haze, 0.45), haze }),
    peak(pen, { x: w * 0.42, y: 10, width: 220, height: 78, colour: mix(rose, haze, 0.45), haze }),
    peak(pen, { x: w * 0.98, y: 10, width: 280, height: 104, colour: mix(rose, haze, 0.35), haze }),
    peak(pen, { x: summit, y: 14, width: 270, height: 152, colour: rose, haze, cap: '#fff8ea' }),
    place(summit + 1, -134, 0.62, flag('#26b27a')),
    mist(pen, -50, 70, w, haze, 0.75),
    hills(
      pen,
      across(w, [
        [-0.05, -4],
        [0.16, -26],
        [0.38, -2],
        [0.58, -20],
        [0.82, 4],
        [1.05, -26],
      ]),
      90,
      mix(sage, haze, 0.42),
      haze,
      0.5,
    ),
    hills(
      pen,
      across(w, [
        [-0.05, 34],
        [0.12, 12],
        [0.36, 30],
        [0.62, 14],
        [0.86, 32],
        [1.05, 10],
      ]),
      130,
      mix(sage, haze, 0.16),
      haze,
      0.45,
    ),
    hills(
      pen,
      across(w, [
        [-0.05, 46],
        [0.22, 66],
        [0.5, 46],
        [0.78, 60],
        [1.05, 40],
      ]),
      180,
      '#a9c281',
      haze,
      0.6,
    ),
    path(ribbon(climb(w)), '#fbe9c4'),
  ].join('');
}

/** The trail from the camp up to the mountain. @param {number} w @returns {[number, number, number][]} */
function climb(w) {
  return [
    [w * 0.46, 100, 22],
    [w * 0.5, 72, 16],
    [w * 0.6, 56, 11],
    [w * 0.57, 40, 8],
    [w * 0.52, 28, 6.5],
    [w * 0.6, 14, 5],
    [w * 0.68, 4, 4],
    [w * 0.67, -12, 2],
  ];
}

/** @param {number} width @param {readonly (readonly [number, number])[]} points @returns {import('../kit/outline.mjs').Point[]} */
function across(width, points) {
  return points.map(([x, y]) => [x * width, y]);
}

/** A road of trodden sand. @param {Pen} pen @param {readonly (readonly [number, number, number])[]} stations */
export function road(pen, stations) {
  const wider = stations.map(
    ([x, y, width]) => /** @type {const} */ ([x + width * 0.05, y + width * 0.07, width * 1.1]),
  );
  return (
    path(ribbon(wider), '#dba869', { opacity: 0.55 }) +
    path(
      ribbon(stations),
      pen.gradient([
        [0, '#fff2d3'],
        [1, '#f8dca6'],
      ]),
    )
  );
}
