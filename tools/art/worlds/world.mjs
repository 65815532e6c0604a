/** @typedef {import('../kit/pen.mjs').Pen} Pen */
/** @typedef {(pen: Pen) => string} Prop drawn with its foot at the origin */

/**
 * A world's art: air, ground and objects, from which all its pictures are composed.
 * @typedef {object} World
 * @property {string} theme key of the pack
 * @property {readonly import('../kit/pen.mjs').Stop[]} air from the top of the picture to the horizon
 * @property {string} sun colour of the sun or another light source
 * @property {string} [clouds] colour of the clouds, where there is a sky
 * @property {{ ground: string, path: string, accent: string, lock: string, rim: string }} colours
 * @property {{ top: string, edge: string, rock: string }} island
 * @property {(pen: Pen, width: number) => string} far objects at the horizon; the origin is its left end
 * @property {(pen: Pen, row: Row) => string} row one row of ground, from far to near
 * @property {Prop} tall about 120 high
 * @property {Prop} landmark about 200 wide
 * @property {Prop} home about 120 wide: where people rest
 * @property {Prop} visitor about 120 wide
 * @property {Prop} small about 50 wide
 * @property {Prop} stones about 60 wide
 * @property {Prop} mound landmark of its island, 200 wide
 * @property {Prop} [sign] motif of its badges, 100 high; without it two of `tall`
 * @property {Prop} [aloft] objects in its air, for 390 across
 */

/**
 * @typedef {object} Row
 * @property {number} width
 * @property {number} y position of its skyline
 * @property {number} depth 0 far to 1 near
 * @property {number} height height of the picture
 * @property {number} turn 0 or 1: rows lie in turn
 */

export {};
