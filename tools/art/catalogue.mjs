import { avatarPictures } from './avatar/pictures.mjs';
import { badge } from './badges/badge.mjs';
import { emblem } from './emblems/frame.mjs';
import { views } from './emblems/views.mjs';
import { homePortrait } from './home/home-portrait.mjs';
import { homeWide } from './home/home-wide.mjs';
import { medals } from './medals/medal.mjs';
import { worldPictures, worlds } from './worlds/pictures.mjs';

/** @type {(folder: string, drawings: Readonly<Record<string, () => string>>) => Record<string, () => string>} */
const inFolder = (folder, drawings) =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${folder}/${name}.svg`, draw]));

/** A badge for each world of the journey, and one for each of its five sub-trails. */
const badges = Object.fromEntries(
  Object.entries(worlds)
    .filter(([id]) => id.startsWith('w'))
    .flatMap(([id, world]) =>
      [0, 1, 2, 3, 4, 5].map((number) => [
        number === 0 ? id : `${id}-s${number}`,
        () => badge(world, number),
      ]),
    ),
);

const emblems = Object.fromEntries(
  Object.entries(views).map(([name, { look, view }]) => [name, () => emblem(look, view)]),
);

/**
 * Every picture that is drawn here, by the file it goes to, from the root of the repository.
 * @type {Readonly<Record<string, () => string>>}
 */
export const catalogue = {
  ...avatarPictures(),
  ...worldPictures(),
  ...inFolder('content/art/badges', badges),
  ...inFolder('content/art/emblems', emblems),
  ...inFolder('libs/ui/src/medal/art', medals()),
  'content/art/scenes/home-portrait.svg': homePortrait,
  'content/art/scenes/home-wide.svg': homeWide,
};
