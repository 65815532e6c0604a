import { body } from '../avatar/body.mjs';
import { heads } from '../avatar/head/items.mjs';
import { pants } from '../avatar/pants/items.mjs';
import { skins } from '../avatar/rig.mjs';
import { shoes } from '../avatar/shoes/items.mjs';
import { tops } from '../avatar/top/items.mjs';
import { camp } from '../home/camp.mjs';
import { morning, road, valley } from '../home/valley.mjs';
import { khatam, rounded } from '../kit/outline.mjs';
import { landscape } from '../kit/pen.mjs';
import { circle, line, path, place } from '../kit/svg.mjs';
import { lantern, rug, stones } from '../props/camp.mjs';
import { hills } from '../props/mountain.mjs';
import { bush, palm, tuft } from '../props/palm.mjs';
import { air, cloud, sun } from '../props/sky.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const [width, height] = [390, 440];

/** Land with room in its middle. @param {(pen: Pen) => string} scene */
function onboarding(scene) {
  return landscape(width, height, (pen) => [
    air(pen, width, height, morning),
    place(72, 70, 1, sun(pen, 20)),
    place(306, 66, 0.6, cloud(pen)),
    place(0, 196, 1, valley(pen, width)),
    hills(pen, '-20 286 90 268 220 280 330 264 410 280', height, '#f4d79c', '#efc98a', 0.6),
    scene(pen),
  ]);
}

/** Step 1: the trail begins at base camp. */
export function trailBegins() {
  return onboarding(
    (pen) =>
      road(pen, [
        [196, 356, 44],
        [206, 396, 70],
        [180, 470, 110],
      ]) + place(196, 354, 0.94, camp(pen)),
  );
}

/** Step 2: read on the way. */
export function readOnTheWay() {
  return onboarding((pen) =>
    [
      place(62, 342, 0.9, palm(pen)),
      place(338, 346, 0.72, palm(pen), { flip: true }),
      place(196, 358, 1.5, rug(pen)),
      place(0, -34, 1, openBook(pen)),
      place(300, 350, 1, lantern(pen)),
      place(70, 360, 0.8, tuft(pen, '#7fae62')),
    ].join(''),
  );
}

/** A large open book with stars over it. @param {Pen} pen */
function openBook(pen) {
  const star = [
    [150, 216, 14],
    [196, 186, 20],
    [244, 222, 12],
  ].map(([x = 0, y = 0, size = 12]) => path(rounded(khatam(size, { x, y }), 3), '#f2b53c'));
  return [
    circle(
      196,
      260,
      110,
      pen.glow([
        [0, '#fff3cf', 0.9],
        [1, '#fff3cf', 0],
      ]),
    ),
    pen.lit(
      'M196 286C166 262 122 262 90 274V376C124 364 166 368 196 392C226 368 268 364 302 376V274C270 262 226 262 196 286Z',
      '#2c8a59',
      { x: 5, y: 6 },
    ),
    path('M196 282C166 258 128 258 102 268V362C134 352 170 358 196 378Z', '#fff6e0'),
    path('M196 282C226 258 264 258 290 268V362C258 352 222 358 196 378Z', '#ecdcba'),
    line(
      'M120 288q28-6 56 8M120 310q28-6 56 8M120 332q28-6 56 8M216 296q24-14 56-8M216 318q24-14 56-8',
      '#cdb98f',
      5,
    ),
    ...star,
  ].join('');
}

/** Step 3: answer, and earn stars at each place. */
export function earnStars() {
  const places = /** @type {const} */ ([
    [112, 342, 1],
    [240, 312, 0.9],
    [152, 280, 0.8],
    [254, 252, 0.66],
  ]);
  return onboarding((pen) =>
    [
      road(pen, [
        [262, 240, 8],
        [254, 252, 16],
        [152, 280, 22],
        [240, 312, 30],
        [112, 342, 40],
        [140, 470, 70],
      ]),
      ...places.map(([x, y, size], index) => place(x, y, size, pin(index < 3))),
      place(334, 350, 0.7, palm(pen)),
      place(44, 340, 0.6, palm(pen), { flip: true }),
      place(316, 412, 0.9, stones(pen)),
      place(220, 416, 0.9, tuft(pen, '#7fae62')),
    ].join(''),
  );
}

/** A round place with a star. @param {boolean} won */
function pin(won) {
  return [
    circle(2, 6, 30, '#4b2e52', { opacity: 0.16 }),
    circle(0, 4, 30, '#d9b27a'),
    circle(0, 0, 30, '#fffdf5'),
    circle(0, 0, 24, '#f6e7c2'),
    path(rounded(khatam(19), 4), won ? '#f2b53c' : '#e0cda3'),
    path(rounded(khatam(11, { x: -1, y: -1 }), 2), won ? '#ffe39a' : '#ecdcba'),
  ].join('');
}

/** Four: be yourself. The learner's own avatars, dressed for the trail. */
export function beYourself() {
  return onboarding((pen) =>
    [
      place(
        62,
        142,
        0.52,
        learner(pen, 'girl', 'skin-2', ['shoes-sandals', 'pants-long-skirt', 'top-tunic', 'head-hijab']),
      ),
      place(
        168,
        142,
        0.52,
        learner(pen, 'boy', 'skin-3', ['shoes-trainers', 'pants-jeans', 'top-striped-shirt', 'head-glasses']),
      ),
      place(52, 372, 0.8, bush(pen, '#7fb56f')),
      place(344, 374, 0.7, bush(pen, '#7fb56f')),
    ].join(''),
  );
}

/** @param {Pen} pen @param {'girl' | 'boy'} gender @param {keyof typeof skins} tone @param {readonly [string, string, string, string]} worn */
function learner(pen, gender, tone, [shoe, trousers, top, head]) {
  const layers = [shoes[shoe], pants[trousers], tops[top], heads[head]];
  return body(pen, skins[tone], gender) + layers.map((layer) => layer?.(pen, skins[tone]) ?? '').join('');
}
