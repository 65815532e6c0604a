import { avatarPictures } from './avatar/pictures.mjs';
import { homePortrait } from './home/home-portrait.mjs';
import { homeWide } from './home/home-wide.mjs';
import { desertEmblem } from './worlds/desert/emblem.mjs';
import { desertIsland } from './worlds/desert/floating-island.mjs';
import { worldLock } from './worlds/lock.mjs';
import { desertBackground } from './worlds/desert/background.mjs';
import { desertMap } from './worlds/desert/map.mjs';

/**
 * Every picture that is drawn here, by the file it goes to, from the root of the repository.
 * @type {Readonly<Record<string, () => string>>}
 */
export const catalogue = {
  ...avatarPictures(),
  'content/art/scenes/home-portrait.svg': homePortrait,
  'content/art/scenes/home-wide.svg': homeWide,
  'content/art/worlds/w1/floating-island.svg': desertIsland,
  'content/art/worlds/w1/emblem.svg': desertEmblem,
  'content/art/worlds/w1/lock.svg': () => worldLock({ lock: '#c99a5b', accent: '#7a4a2a', path: '#fdeac2' }),
  'content/art/worlds/w1/background.svg': desertBackground,
  'content/art/worlds/w1/map.svg': desertMap,
};
