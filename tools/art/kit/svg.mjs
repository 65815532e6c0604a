/** @typedef {Record<string, string | number | undefined>} Attributes */
/** @typedef {string | readonly string[]} Markup */

/**
 * An SVG element as text. Omits attributes without a value; rounds numbers.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...Markup} children
 */
export function tag(name, attributes = {}, ...children) {
  const inside = children.flat().join('');
  const open = `${name}${Object.entries(attributes).map(attribute).join('')}`;
  return inside === '' ? `<${open}/>` : `<${open}>${inside}</${name}>`;
}

/** @param {[string, string | number | undefined]} entry */
function attribute([name, value]) {
  if (value === undefined) return '';
  return ` ${name}="${typeof value === 'number' ? round(value) : value}"`;
}

/** Two decimals are more than a screen shows. @param {number} value */
export function round(value) {
  return Math.round(value * 100) / 100;
}

/** @param {string} d @param {string} fill @param {Attributes} [more] */
export function path(d, fill, more = {}) {
  return tag('path', { d, fill, ...more });
}

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill @param {Attributes} [more] */
export function circle(cx, cy, r, fill, more = {}) {
  return tag('circle', { cx, cy, r, fill, ...more });
}

/**
 * @param {number} cx @param {number} cy @param {number} rx @param {number} ry
 * @param {string} fill @param {Attributes} [more]
 */
export function ellipse(cx, cy, rx, ry, fill, more = {}) {
  return tag('ellipse', { cx, cy, rx, ry, fill, ...more });
}

/** A box with round corners, as wide as it says. @param {number} x @param {number} y @param {number} width @param {number} height @param {number} rx @param {string} fill @param {Attributes} [more] */
export function box(x, y, width, height, rx, fill, more = {}) {
  return tag('rect', { x, y, width, height, rx: rx || undefined, fill, ...more });
}

/** A line with round ends. @param {string} d @param {string} stroke @param {number} width @param {Attributes} [more] */
export function line(d, stroke, width, more = {}) {
  return tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** @param {Attributes} attributes @param {...Markup} children */
export function group(attributes, ...children) {
  return tag('g', attributes, ...children);
}

/**
 * Moves a drawing's origin to (x, y). A negative `sx` mirrors it.
 * @param {number} x @param {number} y @param {number} scale
 * @param {Markup} markup @param {{ flip?: boolean, turn?: number }} [how]
 */
export function place(x, y, scale, markup, { flip = false, turn = 0 } = {}) {
  const size = flip ? `scale(${round(-scale)} ${round(scale)})` : scale === 1 ? '' : `scale(${round(scale)})`;
  const turned = turn === 0 ? '' : `rotate(${round(turn)})`;
  return group({ transform: `translate(${round(x)} ${round(y)})${turned}${size}` }, markup);
}
