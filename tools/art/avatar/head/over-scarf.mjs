import { material } from '../../kit/palette.mjs';
import { place } from '../../kit/svg.mjs';
import { beanie, peakedCap, strawHat } from './caps.mjs';
import { hijab } from './hijab.mjs';
import { glasses, hearingAids } from './wearables.mjs';

/**
 * The heads that suit all, over a scarf, by their code in the pack.
 * @type {Readonly<Record<string, import('../rig.mjs').Layer>>}
 */
export const headsOverScarf = {
  'head-glasses': (pen, skin) => hijab(pen, skin, '#e9b7a4') + glasses('#4d5fa8', 108),
  'head-hearing-aid': (pen, skin) => hijab(pen, skin, '#b7a3d4') + hearingAids('#2fa4b5'),
  'head-river-beanie': (pen, skin) => hijab(pen, skin, '#cfe3ec') + wider(beanie(pen, '#3f8fc4', '#bfe8f0')),
  'head-cap': (pen, skin) => hijab(pen, skin, '#8fb6d3') + wider(peakedCap(pen, '#d95f43', material.pine)),
  'head-teamwork-hat': (pen, skin) =>
    hijab(pen, skin, '#7fb59a') + wider(strawHat(pen, '#e9c46f', material.brick)),
};

/** A hat has to go over the cloth. @param {string} hat */
function wider(hat) {
  return place(-16, -8, 1.1, hat);
}
