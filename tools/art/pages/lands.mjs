import { mix } from '../kit/colour.mjs';
import { ribbon } from '../kit/outline.mjs';
import { path } from '../kit/svg.mjs';
import { dune, hills, mist, peak, ripple } from '../props/mountain.mjs';
import { height as bottom } from './frame.mjs';
import { toned } from './hours.mjs';
import { floor, massif } from './mountains.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./hours.mjs').Hour} Hour */

/** The narrow valley of Makkah between bare mountains. @param {Pen} pen @param {Hour} hour */
export function valley(pen, hour) {
  const { haze } = hour;
  const rock = toned(hour, '#b58d76');
  return [
    peak(pen, { x: 250, y: 204, width: 230, height: 78, colour: mix(rock, haze, 0.5), haze }),
    massif(pen, { x: 60, y: 218, width: 320, height: 132, colour: mix(rock, haze, 0.18), haze }),
    massif(pen, { x: 436, y: 218, width: 290, height: 150, colour: rock, haze }),
    mist(pen, 168, 50, 480, haze, 0.55),
    floor(pen, hour, '-20 218 120 206 250 212 380 204 500 216', '#ecc892'),
    ripple(40, 262, 120, toned(hour, '#dcb07a')),
    ripple(300, 300, 140, toned(hour, '#dcb07a')),
  ].join('');
}

/** A pass that looks down on a valley. @param {Pen} pen @param {Hour} hour */
export function pass(pen, hour) {
  const { haze } = hour;
  const rock = toned(hour, '#b07f68');
  return [
    peak(pen, { x: 130, y: 190, width: 260, height: 84, colour: mix(rock, haze, 0.55), haze }),
    peak(pen, { x: 340, y: 194, width: 300, height: 104, colour: mix(rock, haze, 0.42), haze }),
    hills(
      pen,
      '-20 208 90 190 240 206 380 188 500 206',
      bottom,
      mix(toned(hour, '#d9ae85'), haze, 0.3),
      haze,
    ),
    massif(pen, { x: -6, y: 330, width: 260, height: 206, colour: rock, haze }),
    massif(pen, { x: 500, y: 330, width: 260, height: 230, colour: rock, haze }),
    floor(pen, hour, '-20 316 100 300 210 276 300 280 400 304 500 314', '#e3b983'),
    path(
      ribbon([
        [236, 222, 3],
        [262, 238, 6],
        [226, 258, 12],
        [258, 286, 24],
        [220, 376, 74],
      ]),
      toned(hour, '#fbe5bd'),
    ),
  ].join('');
}

/** Dunes of sand as far as one sees. @param {Pen} pen @param {Hour} hour */
export function dunes(pen, hour) {
  const { haze } = hour;
  const sand = toned(hour, '#ecc07c');
  const far = mix(sand, haze, 0.5);
  return [
    dune(pen, { x: 350, y: 224, width: 360, height: 58, colour: far, haze }),
    dune(pen, { x: 96, y: 232, width: 380, height: 72, colour: mix(sand, haze, 0.3), haze, lean: 0.16 }),
    dune(pen, { x: 400, y: 268, width: 400, height: 74, colour: mix(sand, haze, 0.12), haze, lean: -0.04 }),
    floor(pen, hour, '-20 250 120 262 260 250 380 262 500 248', '#ecc384'),
    ripple(60, 300, 130, toned(hour, '#dda765')),
    ripple(290, 332, 150, toned(hour, '#dda765')),
  ].join('');
}

/** Wide dry plain with low hills. @param {Pen} pen @param {Hour} hour */
export function plain(pen, hour) {
  const { haze } = hour;
  return [
    peak(pen, {
      x: 90,
      y: 204,
      width: 220,
      height: 54,
      colour: mix(toned(hour, '#bb9a86'), haze, 0.5),
      haze,
    }),
    peak(pen, {
      x: 390,
      y: 206,
      width: 280,
      height: 70,
      colour: mix(toned(hour, '#bb9a86'), haze, 0.42),
      haze,
    }),
    hills(
      pen,
      '-20 204 100 192 240 206 370 194 500 204',
      bottom,
      mix(toned(hour, '#d8c08a'), haze, 0.3),
      haze,
    ),
    floor(pen, hour, '-20 232 140 222 280 234 400 224 500 234', '#e3c28a'),
    ripple(50, 276, 130, toned(hour, '#cda970')),
    ripple(310, 318, 130, toned(hour, '#cda970')),
  ].join('');
}

/** A plain after rain. @param {Pen} pen @param {Hour} hour */
export function pasture(pen, hour) {
  const { haze } = hour;
  return [
    peak(pen, {
      x: 380,
      y: 206,
      width: 280,
      height: 74,
      colour: mix(toned(hour, '#b39a8c'), haze, 0.42),
      haze,
    }),
    hills(
      pen,
      '-20 200 100 182 240 204 370 190 500 202',
      bottom,
      mix(toned(hour, '#b9c78c'), haze, 0.3),
      haze,
    ),
    hills(
      pen,
      '-20 238 120 222 270 240 400 226 500 238',
      bottom,
      toned(hour, '#aabf78'),
      toned(hour, '#c7c184'),
      0.6,
    ),
    floor(pen, hour, '-20 292 130 280 280 294 400 284 500 292', '#c3c07d'),
  ].join('');
}

/** Green fields before a grove. @param {Pen} pen @param {Hour} hour */
export function garden(pen, hour) {
  const { haze } = hour;
  return [
    peak(pen, {
      x: 380,
      y: 200,
      width: 320,
      height: 74,
      colour: mix(toned(hour, '#a98a80'), haze, 0.46),
      haze,
    }),
    hills(
      pen,
      '-20 196 90 188 230 198 360 186 500 198',
      bottom,
      mix(toned(hour, '#86b079'), haze, 0.3),
      haze,
      0.4,
    ),
    hills(
      pen,
      '-20 230 120 220 280 234 400 222 500 232',
      bottom,
      toned(hour, '#97bf78'),
      toned(hour, '#c6cf8c'),
      0.6,
    ),
    floor(pen, hour, '-20 276 130 266 280 280 400 268 500 276', '#d9c489'),
  ].join('');
}

/** Sand from near, with a soft far edge: for things that lie on the ground. @param {Pen} pen @param {Hour} hour */
export function sand(pen, hour) {
  const { haze } = hour;
  return [
    hills(
      pen,
      '-20 128 100 112 240 130 370 114 500 126',
      bottom,
      mix(toned(hour, '#d9b489'), haze, 0.45),
      haze,
    ),
    floor(pen, hour, '-20 164 120 154 260 166 390 154 500 164', '#ecc98f'),
    ripple(30, 196, 110, toned(hour, '#ddb274')),
    ripple(330, 210, 120, toned(hour, '#ddb274')),
    ripple(50, 334, 120, toned(hour, '#ddb274')),
  ].join('');
}
