import { khatam, rounded } from '../kit/outline.mjs';
import { material, shadow } from '../kit/palette.mjs';
import { mix, shade } from '../kit/colour.mjs';
import { circle, ellipse, line, path, place } from '../kit/svg.mjs';
import { camelResting } from '../props/camel.mjs';
import { fireplace, jar, lantern, stones } from '../props/camp.mjs';
import { palm, tuft } from '../props/palm.mjs';
import { cloud, sun } from '../props/sky.mjs';
import { longTent, qubba } from '../props/tent.mjs';
import { moment } from './window.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const day = {
  air: /** @type {const} */ ([
    [0, '#a6dcdc'],
    [0.8, '#fdf0cf'],
  ]),
  far: '#e6c9a0',
  ground: '#efcf95',
};
const evening = {
  air: /** @type {const} */ ([
    [0, '#f0b49c'],
    [0.8, '#fdeac2'],
  ]),
  far: '#dfb48c',
  ground: '#e8bd82',
};
const night = {
  air: /** @type {const} */ ([
    [0, '#4d5f9e'],
    [0.8, '#e7b7a4'],
  ]),
  far: '#a9808f',
  ground: '#c79a78',
};

/** Time is up: the last grains have fallen. */
export function sandglass() {
  return moment(
    evening,
    (pen) => place(190, 54, 1, sun(pen, 14)),
    (pen) => [
      place(52, 122, 0.6, stones(pen)),
      place(196, 124, 0.7, tuft(pen, '#9aa861')),
      place(120, 126, 1, glass(pen)),
    ],
  );
}

/** Close, but not quite: the needle looks a little past the star. */
export function compass() {
  return moment(
    day,
    (pen) => place(62, 68, 0.42, cloud(pen)) + place(188, 72, 0.34, cloud(pen)),
    (pen) => [
      place(44, 124, 0.62, tuft(pen, '#83b267')),
      place(200, 124, 0.6, stones(pen)),
      ellipse(124, 126, 52, 7, shadow.fill, { opacity: 0.16 }),
      place(120, 76, 1, dial(pen)),
    ],
  );
}

/** Out of lives: a rest by the fire, and the trail again tomorrow. */
export function campfire() {
  return moment(
    night,
    () => stars(),
    (pen) => [
      place(70, 112, 0.6, longTent(pen)),
      place(176, 124, 0.62, camelResting(pen)),
      place(104, 126, 0.72, fireplace(pen)),
      place(40, 124, 0.5, lantern(pen)),
    ],
  );
}

/** The camp behind the sign-in. */
export function welcome() {
  return moment(
    day,
    (pen) => place(52, 58, 1, sun(pen, 13)) + place(178, 58, 0.4, cloud(pen)),
    (pen) => [
      place(54, 124, 0.68, palm(pen)),
      place(124, 124, 0.86, qubba(pen, { flag: material.green })),
      place(190, 126, 0.56, jar(pen)),
      place(206, 126, 0.7, lantern(pen)),
    ],
  );
}

/** 74 wide and 108 high, its foot at the origin. @param {Pen} pen */
function glass(pen) {
  const bulbs = 'M-26-98H26C26-74 6-66 5-54C6-42 26-34 26-10H-26C-26-34-6-42-5-54C-6-66-26-74-26-98Z';
  const plate = rounded('-37 -6 37 -6 37 6 -37 6', 5);
  return [
    ellipse(6, 4, 46, 6, shadow.fill, { opacity: 0.18 }),
    path(bulbs, '#e3f4f0', { opacity: 0.9 }),
    pen.within(
      bulbs,
      path('M-30-10V-20Q0-46 30-20V-8H-30Z', material.amber),
      path('M0-37Q18-34 30-20V-8H8Z', shade(material.amber, 0.16)),
      path('M-22-94C-20-78-8-72-8-62', 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.7 }),
    ),
    line('M-31-98V-6M31-98V-6', material.wood, 5),
    place(0, -5, 1, pen.lit(plate, material.bark, { x: 4, y: 4 })),
    place(0, -102, 1, pen.lit(plate, material.bark, { x: 4, y: 4 })),
  ].join('');
}

/** 92 wide, its middle at the origin. @param {Pen} pen */
function dial(pen) {
  const ring = 'M-47 0A47 47 0 1 1 47 0A47 47 0 1 1-47 0Z';
  return [
    pen.lit(ring, material.gold, { x: 4, y: 4 }),
    circle(0, 0, 37, shade(material.gold, 0.2)),
    circle(-1, -1, 36, material.cream),
    path(rounded(khatam(27), 2), mix(material.linen, material.cream, 0.2)),
    path(rounded(khatam(13), 2), mix(material.linen, material.gold, 0.25)),
    path(rounded('0 -33 4 -27 0 -23 -4 -27', 1), material.green),
    place(
      0,
      0,
      1,
      path('M0-30L8 0H-8Z', material.terracotta) +
        path('M0-30L8 0H0Z', shade(material.terracotta)) +
        path('M0 30L8 0H-8Z', material.pine) +
        path('M0 30L8 0H0Z', shade(material.pine)),
      { turn: 28 },
    ),
    circle(0, 0, 5, material.cream),
  ].join('');
}

function stars() {
  return [
    [48, 66],
    [74, 40],
    [112, 32],
    [150, 46],
    [186, 58],
    [206, 84],
    [92, 62],
    [132, 66],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, index % 3 === 0 ? 2 : 1.3, '#fff3d6'))
    .join('');
}
