import { light, mix, shade } from '../kit/colour.mjs';
import { rounded } from '../kit/outline.mjs';
import { box, circle, ellipse, line, path, place } from '../kit/svg.mjs';
import { stone } from '../props/camp.mjs';
import { hills, mist, peak, ripple } from '../props/mountain.mjs';
import { height as bottom } from './frame.mjs';
import { toned } from './hours.mjs';
import { floor, massif } from './mountains.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {import('./hours.mjs').Hour} Hour */

/** A ledge high on a mountain, far above the valleys. @param {Pen} pen @param {Hour} hour */
export function heights(pen, hour) {
  const { haze } = hour;
  const rock = toned(hour, '#a58474');
  return [
    peak(pen, { x: 120, y: 214, width: 260, height: 54, colour: mix(rock, haze, 0.62), haze }),
    peak(pen, { x: 330, y: 216, width: 250, height: 44, colour: mix(rock, haze, 0.55), haze }),
    hills(pen, '-20 224 90 212 220 226 350 214 500 222', bottom, mix(rock, haze, 0.5), haze),
    mist(pen, 196, 46, 480, haze, 0.6),
    massif(pen, { x: 462, y: 300, width: 250, height: 190, colour: rock, haze }),
    floor(pen, hour, '-20 300 70 292 190 270 300 262 400 258 500 250', '#c9a285'),
    ripple(30, 322, 90, toned(hour, '#b08a6e')),
    ripple(290, 300, 110, toned(hour, '#b08a6e')),
  ].join('');
}

/** Blocks of rock that lean together, a gap between them; 220 wide. @param {Pen} pen */
export function rockCave(pen) {
  return pen.once('rock cave', () => {
    const left = rounded('-112 4 -104 -70 -70 -118 -26 -128 -8 -104 -34 -60 -40 4', 12);
    const right = rounded('40 4 26 -56 -6 -112 34 -134 84 -104 112 -46 108 4', 12);
    const lintel = rounded('-44 -118 -20 -152 40 -150 58 -124 8 -104', 12);
    return [
      ellipse(0, 4, 124, 9, '#4b3a40', { opacity: 0.18 }),
      path('M-50 4L-38-62L-10-112L22-100L34-54L46 4Z', '#33262c'),
      path('M-30 4L-20-56L-4-88L6-84L16-50L24 4Z', '#1f171d'),
      block(pen, left, '#9c8173', '-70 -130 0 -130 -20 -60 -34 10 -66 10 -62 -50'),
      block(pen, right, '#8f7568', '60 -130 130 -130 130 20 66 10 76 -50'),
      block(pen, lintel, '#a68b7c', '20 -160 70 -160 66 -110 20 -108 34 -130'),
      place(-92, 8, 0.7, stone(pen, '#8f7568')),
      place(80, 10, 0.9, stone(pen, '#a58b7a')),
    ].join('');
  });
}

/** @param {Pen} pen @param {string} form @param {string} colour @param {string} dark the side away from the light */
function block(pen, form, colour, dark) {
  return pen.within(form, path(form, light(colour, 0.1)), path(rounded(dark, 6), shade(colour, 0.16)));
}

/** The sill of a window, across the page. @param {Pen} pen */
export function windowLedge(pen) {
  return [
    box(0, 308, 480, 60, 0, '#b98a66'),
    box(0, 308, 480, 9, 0, '#d8ae86'),
    path('M0 0H34V312L0 330Z', '#b98a66'),
    path('M480 0H446V312L480 330Z', '#9a6f54'),
    pen.once('window top', () => box(0, 0, 480, 18, 0, '#8a6048')),
  ].join('');
}

/** An oil lamp that has gone out, a thread of smoke above it; 60 wide. @param {Pen} pen */
export function coldLamp(pen) {
  return [
    line('M-26-18C-34-30-18-38-26-50C-32-60-22-66-25-76', '#8d7f86', 3, { opacity: 0.55 }),
    pen.lit('M-28-12Q-20-14-12-18H12Q22-16 24-10Q20 0 8 0H-8Q-22-2-28-12Z', '#c07a52', { x: 5, y: 3 }),
    ellipse(2, -18, 12, 3, '#8f5a3c'),
    line('M24-12q10 2 6 10', '#b06f49', 4),
  ].join('');
}

/** Eleven large stars in a bow. */
export function elevenStars() {
  return Array.from({ length: 11 }, (_, index) => {
    const [x, y] = [44 + index * 32, 124 - Math.sin((index / 10) * Math.PI) * 74];
    return (
      circle(x, y, 8, '#fff3cf', { opacity: 0.2 }) +
      path('M0-7L1.800-1.800L7 0L1.800 1.800L0 7L-1.800 1.800L-7 0L-1.800-1.800Z', '#fff3cf', {
        transform: `translate(${x} ${y.toFixed(1)})`,
      })
    );
  }).join('');
}

/** The last stripe of light along the horizon. */
export function horizonStripe() {
  return path('M-10 204Q120 198 250 203T396 200L390 209Q250 214 120 209T-10 212Z', '#ffd9a0', {
    opacity: 0.85,
  });
}

/** The glow where the sun will rise, 240 wide. @param {Pen} pen */
export function sunComing(pen) {
  return circle(
    0,
    0,
    120,
    pen.glow([
      [0, '#ffd9a0', 0.85],
      [0.5, '#f3b48c', 0.4],
      [1, '#f3b48c', 0],
    ]),
  );
}
