import { mix } from '../../kit/colour.mjs';
import { place } from '../../kit/svg.mjs';
import { jar, lantern, stones } from '../../props/camp.mjs';
import { dune, mesa, mist } from '../../props/mountain.mjs';
import { palm, tuft } from '../../props/palm.mjs';
import { arch, clayHouse } from '../../props/rocks.mjs';
import { dunes } from './ground.mjs';

const haze = '#fde0cf';
const rose = '#d9a083';

/** A valley of rose-coloured stone that few have found. @type {import('../world.mjs').World} */
export const hidden = {
  theme: 'hidden',
  air: [
    [0, '#e9b4a8'],
    [0.26, '#f5cfbf'],
    [0.52, '#fdeacb'],
    [0.7, '#fbdcc0'],
  ],
  sun: '#fff1d2',
  clouds: '#fff3ea',
  colours: { ground: rose, path: '#fcebd2', accent: '#6d2135', lock: '#b08088', rim: '#a84f5f' },
  island: { top: '#e2b394', edge: '#c99477', rock: '#9c6a66' },
  far: (pen, width) =>
    [
      mesa(pen, { x: width * 0.2, y: 14, width: 150, height: 92, colour: mix('#c98680', haze, 0.3), haze }),
      mesa(pen, { x: width * 0.72, y: 14, width: 180, height: 116, colour: '#c98680', haze }),
      mist(pen, -34, 56, width + 40, haze, 0.75),
    ].join(''),
  row: (pen, row) => dunes(pen, row, { far: mix(rose, haze, 0.5), near: '#c48467', haze }),
  tall: palm,
  landmark: (pen) =>
    [
      place(0, 0, 1, arch(pen, '#c07f72')),
      place(4, 0, 0.9, lantern(pen)),
      place(-74, 4, 0.5, palm(pen)),
      place(70, 8, 0.7, jar(pen)),
      place(-30, 14, 0.6, tuft(pen, '#93a865')),
    ].join(''),
  home: (pen) => clayHouse(pen, '#f3d4bd', '#a84f5f'),
  visitor: (pen) => place(-12, 0, 1.1, jar(pen)) + place(24, 4, 0.8, jar(pen, '#b9704f')),
  small: (pen) => place(0, 0, 0.8, tuft(pen, '#93a865')) + place(24, 3, 0.5, stones(pen, '#b08078')),
  stones: (pen) => stones(pen, '#b08078'),
  sign: (pen) => place(0, 0, 0.7, arch(pen, '#b5706a')) + place(2, -1, 0.8, lantern(pen)),
  mound: (pen) => dune(pen, { x: 0, y: 0, width: 220, height: 84, colour: rose, haze, lean: -0.02 }),
};
