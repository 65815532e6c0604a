import { body } from './body.mjs';
import { heads } from './head/items.mjs';
import { pants } from './pants/items.mjs';
import { figuresOf, neutralPortrait, portrait } from './portrait.mjs';
import { layerPicture, skins } from './rig.mjs';
import { shoes } from './shoes/items.mjs';
import { tops } from './top/items.mjs';

const folder = 'content/art/avatar';
const tones = /** @type {(keyof typeof skins)[]} */ (Object.keys(skins));

/** Every picture of the avatar by its file. @returns {Record<string, () => string>} */
export function avatarPictures() {
  return Object.fromEntries([
    ...bodies(),
    ...layers('shoes', shoes),
    ...layers('pants', pants),
    ...layers('top', tops),
    ...layers('head', heads),
    ...portraits(),
  ]);
}

/** @returns {[string, () => string][]} */
function bodies() {
  return /** @type {const} */ (['girl', 'boy']).flatMap((gender) =>
    tones.map(
      (tone) =>
        /** @type {[string, () => string]} */ ([
          `${folder}/body/${gender}-${tone}.svg`,
          () => layerPicture((pen, skin) => body(pen, skin, gender), skins[tone]),
        ]),
    ),
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
    const onSkin = tones.map(
      (tone) =>
        /** @type {[string, () => string]} */ ([
          `${folder}/${category}/${code}-${tone}.svg`,
          () => layerPicture(layer, skins[tone]),
        ]),
    );
    return layer.length > 1 ? [...plain, ...onSkin] : plain;
  });
}

/** @returns {[string, () => string][]} */
function portraits() {
  const worn = Object.keys(heads).flatMap((code) =>
    figuresOf(code).flatMap((figure) =>
      tones.map(
        (tone) =>
          /** @type {[string, () => string]} */ ([
            `${folder}/portrait/${code}-${figure}-${tone}.svg`,
            () => portrait(code, figure, tone),
          ]),
      ),
    ),
  );
  return [[`${folder}/portrait/neutral.svg`, neutralPortrait], ...worn];
}
