import { worldBackground } from './compose/background.mjs';
import { worldIsland } from './compose/island.mjs';
import { worldMap } from './compose/map.mjs';
import { cave } from './lands/cave.mjs';
import { cloud } from './lands/cloud.mjs';
import { desert } from './lands/desert.mjs';
import { endless } from './lands/endless.mjs';
import { forest } from './lands/forest.mjs';
import { grass } from './lands/grass.mjs';
import { hidden } from './lands/hidden.mjs';
import { rivers } from './lands/rivers.mjs';
import { rocky } from './lands/rocky.mjs';
import { snow } from './lands/snow.mjs';

/** The worlds by their folder in the pack: the eight of the journey in order, the hidden one, the endless one. */
export const worlds = {
  w1: desert,
  w2: rivers,
  w3: forest,
  w4: grass,
  w5: rocky,
  w6: cave,
  w7: snow,
  w8: cloud,
  hidden,
  endless,
};

/** Every picture of every world by its file. @returns {Record<string, () => string>} */
export function worldPictures() {
  return Object.fromEntries(
    Object.entries(worlds).flatMap(([folder, world]) => {
      const parts = {
        background: () => worldBackground(world),
        'floating-island': () => worldIsland(world),
        map: () => worldMap(world),
      };
      return Object.entries(parts).map(([part, draw]) => [`content/art/worlds/${folder}/${part}.svg`, draw]);
    }),
  );
}
