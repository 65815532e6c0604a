import { shade } from './colour.mjs';
import { group, tag } from './svg.mjs';

/** @typedef {readonly [offset: number, colour: string, opacity?: number]} Stop */

/**
 * Shared definitions of a drawing: gradients, cut-outs and repeated props.
 * @typedef {object} Pen
 * @property {(stops: readonly Stop[], to?: { x?: number, y?: number }) => string} gradient a fill from the top down
 * @property {(stops: readonly Stop[]) => string} glow a fill from the middle outwards
 * @property {(size: number, markup: string) => string} tiles a fill that repeats a square
 * @property {(key: string, markup: () => string) => string} once draws a prop the first time, and refers to it after
 * @property {(d: string, colour: string, how?: Lit) => string} lit a form in two shades
 * @property {(d: string, ...inside: string[]) => string} within content clipped to a form
 * @property {() => string} definitions
 */

/**
 * @typedef {object} Lit
 * @property {number} [x] horizontal reach of the light, to the left
 * @property {number} [y] vertical reach of the light, to the top
 * @property {string} [dark] colour of the side away from the light
 */

/** @returns {Pen} */
export function createPen() {
  const definitions = /** @type {Map<string, string>} */ (new Map());
  const known = /** @type {Map<string, string>} */ (new Map());
  /** @param {(id: string) => string} draw */
  const define = (draw) => {
    const id = `i${definitions.size}`;
    definitions.set(id, '');
    definitions.set(id, draw(id));
    return id;
  };
  /** @param {string} key @param {(id: string) => string} draw */
  const defineOnce = (key, draw) => {
    const id = known.get(key) ?? define(draw);
    known.set(key, id);
    return id;
  };
  /** @param {string} d */
  const cut = (d) => {
    const form = defineOnce(`form ${d}`, (id) => tag('path', { id, d }));
    const clip = defineOnce(`clip ${d}`, (id) => tag('clipPath', { id }, tag('use', { href: `#${form}` })));
    return { form, clip };
  };
  return {
    gradient: (stops, { x = 0, y = 1 } = {}) =>
      `url(#${defineOnce(JSON.stringify([stops, x, y]), (id) =>
        tag('linearGradient', { id, x2: x, y2: y }, stops.map(stop)),
      )})`,
    glow: (stops) =>
      `url(#${defineOnce(JSON.stringify(stops), (id) => tag('radialGradient', { id }, stops.map(stop)))})`,
    tiles: (size, markup) =>
      `url(#${defineOnce(markup, (id) =>
        tag('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, markup),
      )})`,
    once: (key, markup) =>
      tag('use', { href: `#${defineOnce(`prop ${key}`, (id) => group({ id }, markup()))}` }),
    lit(d, colour, { x = 5, y = 3, dark = shade(colour) } = {}) {
      const { form, clip } = cut(d);
      return group(
        { 'clip-path': `url(#${clip})` },
        tag('use', { href: `#${form}`, fill: dark }),
        tag('use', { href: `#${form}`, fill: colour, x: -x, y: -y }),
      );
    },
    within: (d, ...inside) => group({ 'clip-path': `url(#${cut(d).clip})` }, ...inside),
    definitions: () => (definitions.size === 0 ? '' : tag('defs', {}, [...definitions.values()])),
  };
}

/** @param {Stop} stop */
function stop([offset, colour, opacity]) {
  return tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
}

/**
 * A whole picture.
 * @param {number} width @param {number} height
 * @param {(pen: Pen) => import('./svg.mjs').Markup} draw
 * @param {import('./svg.mjs').Attributes} [more]
 */
export function drawing(width, height, draw, more = {}) {
  const pen = createPen();
  const markup = draw(pen);
  const box = { viewBox: `0 0 ${width} ${height}`, width, height };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...box, ...more }, pen.definitions(), markup);
}

/**
 * A picture that covers its frame: cropped in a frame with another aspect ratio, never letterboxed.
 * @param {number} width @param {number} height @param {(pen: Pen) => import('./svg.mjs').Markup} draw
 */
export function landscape(width, height, draw) {
  return drawing(width, height, draw, { preserveAspectRatio: 'xMidYMid slice' });
}
