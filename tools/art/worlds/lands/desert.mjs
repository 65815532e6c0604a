import { mix } from '../../kit/colour.mjs';
import { place } from '../../kit/svg.mjs';
import { camel } from '../../props/camel.mjs';
import { stones } from '../../props/camp.mjs';
import { dune, mesa, mist } from '../../props/mountain.mjs';
import { palm, tuft, youngPalm } from '../../props/palm.mjs';
import { longTent } from '../../props/tent.mjs';
import { pool } from '../../props/water.mjs';
import { dunes } from './ground.mjs';

const haze = '#fde8c0';
const sand = '#e9bd78';
const rock = '#d99a7c';
const grass = '#83b267';

/** Wide sands, table mountains, water under palms. @type {import('../world.mjs').World} */
export const desert = {
  theme: 'desert',
  air: [
    [0, '#8fd0d0'],
    [0.2, '#bfe5d6'],
    [0.42, '#fbeac4'],
    [0.6, '#fddfae'],
  ],
  sun: '#fff6dc',
  clouds: '#fffdf5',
  colours: { ground: sand, path: '#fdeac2', accent: '#7a4a2a', lock: '#c99a5b', rim: '#c9773f' },
  island: { top: '#edc180', edge: '#dca660', rock: '#b98261' },
  far: (pen, width) => {
    const faint = mix(rock, haze, 0.5);
    return [
      mesa(pen, { x: width * 0.06, y: 14, width: 120, height: 56, colour: faint, haze }),
      mesa(pen, { x: width * 0.46, y: 14, width: 92, height: 40, colour: faint, haze }),
      mesa(pen, { x: width * 0.82, y: 16, width: 118, height: 92, colour: mix(rock, haze, 0.12), haze }),
      mist(pen, -34, 56, width + 40, haze, 0.8),
    ].join('');
  },
  row: (pen, row) => dunes(pen, row, { far: mix(sand, haze, 0.55), near: '#dc9f57', haze }),
  tall: palm,
  landmark: oasis,
  home: longTent,
  visitor: camel,
  small: (pen) => place(0, 0, 0.8, tuft(pen, grass)) + place(26, 3, 0.5, stones(pen, '#c39a72')),
  stones: (pen) => stones(pen, '#c39a72'),
  mound: (pen) => dune(pen, { x: 0, y: 0, width: 220, height: 84, colour: sand, haze, lean: -0.02 }),
};

/** Water under palms, 200 wide. @param {import('../world.mjs').Pen} pen */
export function oasis(pen) {
  return [
    place(-64, -8, 0.62, palm(pen), { flip: true }),
    place(58, -12, 0.72, palm(pen)),
    place(0, 0, 1, pool(pen)),
    place(-84, 8, 0.5, youngPalm(pen)),
    place(84, 12, 0.7, tuft(pen, grass)),
    place(-42, 22, 0.6, tuft(pen, grass)),
  ].join('');
}
