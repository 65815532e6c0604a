import { material } from '../../kit/palette.mjs';
import { beanie, kufi, peakedCap, seam, starRow, strawHat } from './caps.mjs';
import { blossoms, heart, hijab, sideKnot, stitches } from './hijab.mjs';
import { lightRow, stars, turban } from './turban.mjs';
import { glasses, hearingAids } from './wearables.mjs';

/** Head items by pack code. @type {Readonly<Record<string, import('../rig.mjs').Layer>>} */
export const heads = {
  'head-hijab': (pen, skin) => hijab(pen, skin, '#4bb184', blossoms('#fdf3d8')),
  'head-kufi': (pen) => kufi(pen, '#fff3dc', material.green, starRow('#fbe6ac')),
  'head-glasses': () => glasses('#4d5fa8'),
  'head-hearing-aid': () => hearingAids('#2fa4b5'),
  'head-turban': (pen) => turban(pen, '#e3bd7f', { cap: material.terracotta }),
  'head-caring-scarf': (pen, skin) => hijab(pen, skin, '#e2837b') + sideKnot(pen, '#e2837b'),
  'head-river-beanie': (pen) => beanie(pen, '#3f8fc4', '#bfe8f0'),
  'head-cap': (pen) => peakedCap(pen, '#d95f43', material.pine),
  'head-truthful-kufi': (pen) => kufi(pen, '#39507f', '#2c3f67', seam('#dfe8f5')),
  'head-patience-hijab': (pen, skin) => hijab(pen, skin, '#8a68a8', stitches('#ead9f2')),
  'head-starlit-wrap': (pen) =>
    turban(pen, '#33508c', { cap: '#263c70', details: stars('#ffe7a8'), tail: false }),
  'head-teamwork-hat': (pen) => strawHat(pen, '#e9c46f', material.brick),
  'head-lantern-turban': (pen) =>
    turban(pen, '#eda23d', { cap: '#c9772f', details: lightRow('#fff0b8', '#a9552a') }),
  'head-gentle-hijab': (pen, skin) => hijab(pen, skin, '#f3c3bd', heart('#d8606a')),
  'head-morning-turban': (pen) => turban(pen, '#6ba5cc', { cap: '#f2c9a5' }),
};
