import { light } from '../kit/colour.mjs';
import { drawing } from '../kit/pen.mjs';
import { shadow } from '../kit/palette.mjs';
import { circle, ellipse, group, path, place } from '../kit/svg.mjs';
import { lantern } from '../props/camp.mjs';
import { body } from './body.mjs';
import { heads } from './head/items.mjs';
import { headsOverScarf } from './head/over-scarf.mjs';
import { rig, skins } from './rig.mjs';

const grounds = /** @type {const} */ (['#bfe6d2', '#fbe0a6', '#cfe3f2', '#f6cfb8', '#e3d5ee', '#d5ebb9']);
const round = 'M120 4A116 116 0 0 1 120 236A116 116 0 0 1 120 4Z';
const shirts = /** @type {const} */ (['#4d8fb8', '#c8634a', '#3f9e77', '#8f6aa8', '#d99a3e', '#5b77b5']);

/** @typedef {'girl' | 'boy' | 'girl-scarf'} Wearer */

/** The figures that wear a head item. @param {string} code @returns {readonly Wearer[]} */
export function wearersOf(code) {
  if (/hijab|scarf/.test(code)) return ['girl'];
  return /kufi|turban|wrap/.test(code) ? ['boy'] : ['girl', 'boy', 'girl-scarf'];
}

/** A learner who has not chosen an avatar: a traveller's lantern, no face. */
export function neutralPortrait() {
  return drawing(240, 240, (pen) => [
    circle(120, 120, 116, '#cfe3f2'),
    circle(92, 84, 78, light('#cfe3f2', 0.5), { opacity: 0.6 }),
    pen.within(round, ellipse(120, 232, 150, 62, '#efcf95'), ellipse(70, 240, 90, 52, light('#efcf95', 0.3))),
    ellipse(128, 192, 50, 8, shadow.fill, { opacity: 0.18 }),
    place(120, 192, 3.6, lantern(pen)),
  ]);
}

/**
 * A head item as boards show it: on a face, in a round picture.
 * @param {string} code @param {Wearer} wearer @param {keyof typeof skins} tone
 */
export function portrait(code, wearer, tone) {
  const place = Object.keys(heads).indexOf(code);
  const [ground = '#bfe6d2', shirt = '#4d8fb8'] = [grounds[place % 6], shirts[(place * 5 + 2) % 6]];
  const worn = wearer === 'girl-scarf' ? headsOverScarf : heads;
  const { x, y, size } = rig.crop;
  const scale = 240 / size;
  return drawing(240, 240, (pen) => [
    circle(120, 120, 116, ground),
    circle(92, 84, 78, light(ground, 0.5), { opacity: 0.6 }),
    pen.within(
      round,
      group(
        { transform: `scale(${scale}) translate(${-x} ${-y})` },
        body(pen, skins[tone], wearer === 'boy' ? 'boy' : 'girl'),
        path('M138 214Q160 230 182 214L226 228V300H94V228Z', shirt),
        worn[code]?.(pen, skins[tone]) ?? '',
      ),
    ),
  ]);
}
