import { circle, ellipse, line, path } from '../../kit/svg.mjs';
import { sandals } from './household.mjs';

/** @typedef {import('../scene.mjs').Draw} Draw */

/** An empty nest, 60 wide. @type {Draw} */
export const nest = (pen) =>
  [
    ellipse(0, -10, 26, 8, '#6b4a32'),
    pen.lit('M-30-12C-28 6-14 12 0 12S28 6 30-12Q0 0-30-12Z', '#9a7048', { x: 4, y: 3 }),
    line('M-26-6Q-8 6 14 4M-20 2Q0 10 22 0M-28-10Q0 4 28-9', '#6f4d30', 2),
  ].join('');

/** A red bird with spread wings, 80 wide. @type {Draw} */
export const spreadBird = (pen) =>
  [
    pen.lit('M-4-6C-20-26-40-28-48-20C-40-18-30-8-12 4Z', '#a8503c', { x: 2, y: 2 }),
    pen.lit('M6-6C22-26 42-28 50-20C42-18 32-8 14 4Z', '#a8503c', { x: 2, y: 2 }),
    path('M-6 10L0 30 8 30 12 10Z', '#8a4032'),
    pen.lit('M2-20C12-20 14-6 12 6C10 16-4 16-7 6C-10-6-8-20 2-20Z', '#c9664a', { x: 2, y: 3 }),
    path('M-1-20l3-7 4 7Z', '#e0a04a'),
    circle(-1, -14, 1.5, '#2b2430'),
    circle(6, -14, 1.5, '#2b2430'),
  ].join('');

/** A ring of stones round a well without rope or bucket, 110 wide. @type {Draw} */
export const bareWell = (pen) =>
  [
    ellipse(6, 4, 58, 8, '#8a6a46', { opacity: 0.25 }),
    ellipse(0, -26, 44, 10, '#665650'),
    ellipse(0, -23, 32, 6, '#3b3440'),
    pen.lit('M-46-26C-20-16 20-16 46-26L44-4C20 6-20 6-44-4Z', '#c1a58a', { x: 7, y: 4 }),
    line('M-30-18V-2M-10-15V3M12-15V3M32-18V-2M-44-12Q0 6 44-12', '#94795f', 2.6),
  ].join('');

/** A puddle that the sand drinks, 90 wide. @type {Draw} */
export const puddle = () =>
  ellipse(0, 0, 46, 11, '#b98f5c') + ellipse(0, -1, 36, 8, '#6f9fb4') + ellipse(-8, -3, 16, 2.6, '#bfe0e6');

/** One shoe with water in it, 40 wide. @type {Draw} */
export const wetShoe = () =>
  [
    path('M-24 0C-26-14-22-30-18-32H0C2-24 6-18 20-14C28-11 28-2 26 0Z', '#7a4f34'),
    ellipse(-9, -31, 9.5, 3.2, '#8fc4d2'),
    line('M-24 0H26', '#4f3324', 4),
    path('M-20-14q-6 10-2 14', '#8fc4d2', { opacity: 0.8 }),
  ].join('');

/** A needle with its thread, 90 wide. @type {Draw} */
export const needle = () =>
  line('M-40-4Q-20-22 0-8T34-14', '#b8402f', 2.6) + line('M34-14L56-26', '#d9dee4', 3.6);

/** Sandals with one new strap. @type {Draw} */
export const mendedSandals = (pen) => sandals(pen) + line('M-18-7Q-10-16-2-7', '#e3b04a', 4);

/** A small open box of scent, 70 wide. @type {Draw} */
export const scentBox = (pen) =>
  [
    pen.lit('M-32-30L-26-52H32L30-30Z', '#8a5a38', { x: 3, y: 3 }),
    pen.lit('M-34-30H32V0H-34Z', '#a8703f', { x: 4, y: 3 }),
    path('M-30-28H28L22-20H-24Z', '#5c3a28'),
    circle(-10, -24, 6, '#e0a0b0'),
    circle(8, -24, 6, '#d9c27a'),
    line('M-34-10H32', '#e3b04a', 3),
    line('M-14-62q-6-8 0-16t0-14M10-62q6-8 0-16t0-14', '#f4dfe6', 3, { opacity: 0.8 }),
  ].join('');

/** A broom of palm leaves, 90 long. @type {Draw} */
export const broom = () =>
  line('M-46-4L8-16', '#8a5f3c', 5) +
  path('M6-20L48-34 52-8 10-12Z', '#c2a560') +
  line('M12-16L48-28M12-15L50-20M12-14L50-12', '#8f7636', 2);
