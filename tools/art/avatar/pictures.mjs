import { body } from './body.mjs';
import { heads } from './head/items.mjs';
import { headsOverScarf } from './head/over-scarf.mjs';
import { pants } from './pants/items.mjs';
import { wearersOf, neutralPortrait, portrait } from './portrait.mjs';
import { layerPicture, skins } from './rig.mjs';
import { shoes } from './shoes/items.mjs';
import { tops } from './top/items.mjs';
import { wheelchairBack, wheelchairFront } from './wheelchair.mjs';

const folder = 'content/art/avatar';
const tones = /** @type {(keyof typeof skins)[]} */ (Object.keys(skins));

/** Every picture of the avatar by its file. @returns {Record<string, () => string>} */
export function avatarPictures() {
  return Object.fromEntries([
    ...bodies(),
    [`${folder}/wheelchair/back.svg`, () => layerPicture(wheelchairBack)],
    [`${folder}/wheelchair/front.svg`, () => layerPicture(wheelchairFront)],
    ...layers('shoes', shoes),
    ...layers('pants', pants),
    ...layers('top', tops),
    ...layers('head', heads),
    ...overScarf(),
    ...portraits(),
  ]);
}

/** @returns {[string, () => string][]} */
function bodies() {
  return /** @type {const} */ (['girl', 'boy']).flatMap((gender) =>
    onEachSkin(`body/${gender}`, (pen, skin) => body(pen, skin, gender)),
  );
}

/**
 * One picture of each item, and one for each skin where skin shows.
 * @param {string} category @param {Readonly<Record<string, import('./rig.mjs').Layer>>} items
 * @returns {[string, () => string][]}
 */
function layers(category, items) {
  return Object.entries(items).flatMap(([code, layer]) => {
    /** @type {[string, () => string][]} */
    const plain = [[`${folder}/${category}/${code}.svg`, () => layerPicture(layer)]];
    return layer.length > 1 ? [...plain, ...onEachSkin(`${category}/${code}`, layer)] : plain;
  });
}

/** @returns {[string, () => string][]} */
function overScarf() {
  return Object.entries(headsOverScarf).flatMap(([code, layer]) => onEachSkin(`head/${code}-scarf`, layer));
}

/** @param {string} name @param {import('./rig.mjs').Layer} layer @returns {[string, () => string][]} */
function onEachSkin(name, layer) {
  return tones.map((tone) => [`${folder}/${name}-${tone}.svg`, () => layerPicture(layer, skins[tone])]);
}

/** @returns {[string, () => string][]} */
function portraits() {
  const worn = Object.keys(heads).flatMap((code) =>
    wearersOf(code).flatMap((wearer) =>
      tones.map(
        (tone) =>
          /** @type {[string, () => string]} */ ([
            `${folder}/portrait/${code}-${wearer}-${tone}.svg`,
            () => portrait(code, wearer, tone),
          ]),
      ),
    ),
  );
  return [[`${folder}/portrait/neutral.svg`, neutralPortrait], ...worn];
}
