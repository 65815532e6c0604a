import { circle, ellipse, line, path } from '../../kit/svg.mjs';
import { donkey } from './animals.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** A white mule with a saddle cloth and a loose bridle. @param {Pen} pen */
export const whiteMule = (pen) =>
  donkey(pen, '#efe8dc') + path('M-20-50Q0-58 20-50L24-28Q0-22-22-28Z', '#96503c');

/** Leather bellows beside a fire, 110 wide. @param {Pen} pen */
export function bellows(pen) {
  return (
    ellipse(0, 4, 58, 7, '#4b2e52', { opacity: 0.2 }) +
    pen.lit('M-52-8Q-40-44 0-42Q34-38 46-14L46-4Q20 2-52 0Z', '#8a5a3a', { x: 4, y: 4 }) +
    line('M-38-16Q-30-34-24-2M-14-38Q-20-18-6 0M12-38Q6-18 18-1', '#5f3a26', 3) +
    path('M46-14L76-10V-5L46-3Z', '#6d7078') +
    line('M-52-6L-70-20', '#6b4630', 6)
  );
}

/** A sun behind the moon: a dark disc with a bright rim, 60 wide. @param {Pen} pen */
export function darkSun(pen) {
  return (
    circle(
      0,
      0,
      56,
      pen.glow([
        [0, '#ffe9b8', 0.9],
        [1, '#ffe9b8', 0],
      ]),
    ) +
    circle(0, 0, 27, '#fff0c4') +
    circle(1.5, 1, 24.5, '#4a4560')
  );
}

/** Smoke under a roof, 300 wide. */
export function roomSmoke() {
  return (
    path('M-150 0Q-120-40-70-22Q-30-58 20-30Q70-56 100-24Q140-34 150 0Q80 20 10 8Q-70 24-150 0Z', '#e9e2dc', {
      opacity: 0.5,
    }) + path('M-90 30Q-50 4-6 22Q40-2 96 26Q50 46-4 36Q-50 50-90 30Z', '#d8d0cc', { opacity: 0.4 })
  );
}
