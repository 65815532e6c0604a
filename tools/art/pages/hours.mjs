import { mix } from '../kit/colour.mjs';
import { between, seeded } from '../kit/random.mjs';
import { box, circle, path, place } from '../kit/svg.mjs';
import { air, cloud, streak, sun } from '../props/sky.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/**
 * The light of an hour. It always comes from the left.
 * @typedef {object} Hour
 * @property {readonly import('../kit/pen.mjs').Stop[]} air
 * @property {string} haze colour of distant objects
 * @property {readonly [colour: string, share: number]} tint light on all colours of the land
 * @property {{ x: number, y: number, size: number, colour: string }} [sun]
 * @property {string} [clouds]
 * @property {number} [veil] how dark things stand before the land
 */

/** @type {Readonly<Record<'dawn' | 'morning' | 'noon' | 'evening' | 'dusk' | 'night' | 'lamplight' | 'storm', Hour>>} */
export const hours = {
  dawn: {
    air: [
      [0, '#e9b3b0'],
      [0.34, '#f8cfae'],
      [0.62, '#fdeac6'],
    ],
    haze: '#fde0bd',
    tint: ['#eda98f', 0.14],
    sun: { x: 108, y: 142, size: 22, colour: '#fff0c8' },
    clouds: '#ffe8d8',
  },
  morning: {
    air: [
      [0, '#93cfdb'],
      [0.34, '#c9e7dd'],
      [0.62, '#fdf0cf'],
    ],
    haze: '#fdeccb',
    tint: ['#fff1cf', 0.06],
    sun: { x: 92, y: 78, size: 19, colour: '#fff6dc' },
    clouds: '#fffdf5',
  },
  noon: {
    air: [
      [0, '#7fc1d8'],
      [0.4, '#bce1e2'],
      [0.64, '#f6efd2'],
    ],
    haze: '#f8efd3',
    tint: ['#fff6d8', 0.12],
    sun: { x: 116, y: 48, size: 21, colour: '#fffbe8' },
  },
  evening: {
    air: [
      [0, '#86b9c6'],
      [0.3, '#f3d8ac'],
      [0.62, '#f8bd88'],
    ],
    haze: '#f9d09c',
    tint: ['#ef9a62', 0.16],
    sun: { x: 96, y: 128, size: 24, colour: '#ffe9b0' },
    clouds: '#fff0d6',
  },
  dusk: {
    air: [
      [0, '#5d6cab'],
      [0.36, '#b592bd'],
      [0.64, '#f2b79f'],
    ],
    haze: '#d8a5ab',
    tint: ['#6a5a96', 0.34],
    clouds: '#d6aec2',
    veil: 0.2,
  },
  night: {
    air: [
      [0, '#222f66'],
      [0.4, '#43549a'],
      [0.66, '#8280b6'],
    ],
    haze: '#6f75b0',
    tint: ['#2d3a78', 0.46],
    veil: 0.27,
  },
  lamplight: {
    air: [
      [0, '#222f66'],
      [0.4, '#5a5590'],
      [0.66, '#a5829a'],
    ],
    haze: '#a98796',
    tint: ['#5a4468', 0.26],
    veil: 0.1,
  },
  storm: {
    air: [
      [0, '#8f9fa8'],
      [0.4, '#c3bda6'],
      [0.66, '#ecd9ae'],
    ],
    haze: '#e3d2aa',
    tint: ['#8f8578', 0.16],
  },
};

/** A colour as it looks in the light of an hour. @param {Hour} hour @param {string} colour */
export function toned({ tint: [tint, share] }, colour) {
  return mix(colour, tint, share);
}

/** The sky with its lights; the seed moves clouds and sun. @param {Pen} pen @param {Hour} hour @param {{ width: number, height: number, seed: string }} frame */
export function sky(pen, { air: stops, sun: light, clouds }, { width, height, seed }) {
  const random = seeded(seed);
  const [east, drift, rise] = [between(random, -50, 40), between(random, -130, 70), between(random, -14, 26)];
  return [
    air(pen, width, height, stops),
    light ? place(light.x + east, light.y, 1, sun(pen, light.size, light.colour)) : '',
    clouds
      ? place(362 + drift, 62 + rise, 0.62, cloud(pen, clouds, clouds)) +
        place(drift > -30 ? 210 + east : 410 + east, 40 + rise / 2, 0.5, streak(clouds))
      : '',
  ].join('');
}

/** The dark before the land at night; lamps and fires shine above it. @param {Pen} pen @param {Hour} hour @param {number} width @param {number} height */
export function dark(pen, { veil = 0 }, width, height) {
  if (veil === 0) return '';
  const fill = pen.gradient([
    [0, '#27326e', 0],
    [0.3, '#27326e', veil],
    [1, '#27326e', veil],
  ]);
  return box(0, 120, width, height - 120, 0, fill);
}

/** Stars over the picture, others for every seed. @param {string} seed @param {number} [count] @param {number} [low] */
export function stars(seed, count = 44, low = 110) {
  return () => {
    const random = seeded(seed);
    return Array.from({ length: count }, () =>
      circle(random() * 480, random() * low, 0.7 + random() * 1.4, '#fff3cf'),
    ).join('');
  };
}

/** A full moon with its light. @param {Pen} pen */
export function fullMoon(pen) {
  return sun(pen, 17, '#f6f0dc');
}

/** The new moon, open to the side away from the sun. */
export function crescent() {
  return path('M10-16A19 19 0 1 0 16 9A15.500 15.500 0 1 1 10-16Z', '#fff3cf');
}
