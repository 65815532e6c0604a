import { drawing } from '../kit/pen.mjs';

/**
 * The avatar's canvas, in pixels. Every layer fills the canvas, so layers compose as pictures of one
 * size laid over each other: body, shoes, pants, top, head, for girls and boys alike. The head of a small round picture
 * is the square `crop`.
 */
export const rig = {
  width: 320,
  height: 480,
  crop: { x: 50, y: 12, size: 220 },
  face: { x: 160, y: 134, rx: 66, ry: 64 },
  shoulder: { y: 220, left: 116, right: 204 },
  hand: { y: 326, left: 84, right: 236 },
  hip: 322,
  ankle: 424,
  ground: 450,
};

/** The three tones of skin, each with its shade, its lines, its blush, and hair that goes with it. */
export const skins = {
  'skin-1': { skin: '#FFE2D1', shade: '#f3c3ac', line: '#cf8f78', blush: '#ffb2a1', hair: '#7d4f33' },
  'skin-2': { skin: '#FFC29E', shade: '#eaa17c', line: '#bd7453', blush: '#ff9c86', hair: '#4d352a' },
  'skin-3': { skin: '#AF7958', shade: '#935f42', line: '#6b422e', blush: '#cf7a5f', hair: '#2f2523' },
};

/** @typedef {(typeof skins)['skin-1']} Skin */
/** @typedef {(pen: import('../kit/pen.mjs').Pen, skin: Skin) => string} Layer */

/** A layer of the avatar as a picture of its own. @param {Layer} layer @param {Skin} [skin] */
export function layerPicture(layer, skin = skins['skin-2']) {
  return drawing(rig.width, rig.height, (pen) => layer(pen, skin));
}

/** Draws something for both sides of the body: as written on the left, mirrored on the right. @param {string} markup */
export function bothSides(markup) {
  return `${markup}<g transform="translate(${rig.width} 0) scale(-1 1)">${markup}</g>`;
}
