import { shade } from '../../kit/colour.mjs';
import { line, path } from '../../kit/svg.mjs';
import { bothSides } from '../rig.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/**
 * @typedef {object} Cut
 * @property {string} colour
 * @property {number} [hem] how far down it reaches, in pixels of the canvas
 * @property {number} [flare] half its width at the hem
 * @property {string} [sleeve] colour of the sleeves, where it is another
 * @property {'long' | 'wide' | 'rolled'} [arm]
 * @property {string} [cuff] colour at the wrists
 * @property {string} [inside] woven or sewn decoration
 */

/** A garment for the upper body with long sleeves. @param {Pen} pen @param {Cut} cut */
export function garment(
  pen,
  { colour, hem = 332, flare = 50, sleeve = colour, arm = 'long', cuff, inside = '' },
) {
  const trunk = trunkPath(hem, flare);
  return [
    arms(sleeve, arm, cuff),
    pen.lit(trunk, colour, { x: 9, y: 4, dark: shade(colour, 0.22) }),
    pen.within(trunk, inside),
  ].join('');
}

/** @param {number} hem @param {number} flare */
export function trunkPath(hem, flare) {
  return `M140 210Q160 226 180 210L204 216Q214 220 216 234L${160 + flare} ${hem}Q160 ${hem + 12} ${160 - flare} ${hem}L104 234Q106 220 116 216Z`;
}

const armPaths = {
  long: 'M120 215C100 217 93 230 90 247L66 311Q64 319 72 322L92 328Q100 329 102 321L126 262Z',
  wide: 'M120 215C98 217 90 230 86 247L54 306Q52 316 62 320L96 332Q106 333 107 324L126 262Z',
  rolled: 'M120 215C100 217 93 230 90 247L76 284Q74 292 82 295L104 301Q110 302 112 295L126 262Z',
};

/** @param {string} colour @param {keyof typeof armPaths} arm @param {string} [cuff] */
function arms(colour, arm, cuff) {
  const left = armPaths[arm];
  const wrist = { long: 'M70 311L96 319', wide: 'M60 310L100 323', rolled: 'M80 284L107 293' }[arm];
  const dark = shade(colour, 0.2);
  return [
    path(left, colour),
    path(left, dark, { transform: 'translate(320 0) scale(-1 1)' }),
    cuff ? bothSides(line(wrist, cuff, arm === 'rolled' ? 12 : 8)) : '',
    line('M126 258L118 284', dark, 3),
  ].join('');
}

/** A round collar. @param {string} colour */
export function collar(colour) {
  return line('M139 211Q160 228 181 211', colour, 8);
}

/** An opening down the front, with small buttons. @param {string} colour @param {string} button @param {number} from @param {number} to */
export function placket(colour, button, from, to) {
  const buttons = Array.from({ length: Math.floor((to - from) / 20) }, (_, index) =>
    path(`M160 ${from + 8 + index * 20}a3.200 3.200 0 1 0 .1 0Z`, button),
  );
  return line(`M160 ${from}V${to}`, colour, 10) + buttons.join('');
}

/** Open front that shows the garment below. @param {string} under @param {string} edge @param {number} hem */
export function openFront(under, edge, hem) {
  return (
    path(`M142 200H178L172 260V${hem + 20}H148V260Z`, under) +
    line(`M141 206L148 260V${hem + 20}M179 206L172 260V${hem + 20}`, edge, 5)
  );
}

/** A row along the hem. @param {number} y @param {string} colour @param {number} [width] */
export function border(y, colour, width = 8) {
  return line(`M84 ${y - 4}Q160 ${y + 12} 236 ${y - 4}`, colour, width);
}

/** A sewn-on pocket. @param {number} x @param {number} y @param {string} colour @param {number} [size] */
export function pocket(x, y, colour, size = 24) {
  return (
    path(
      `M${x} ${y}h${size}v${size * 0.7}q0 ${size * 0.3}-${size * 0.3} ${size * 0.3}h-${size * 0.4}q-${size * 0.3} 0-${size * 0.3}-${size * 0.3}Z`,
      colour,
    ) + line(`M${x} ${y + 3}h${size}`, shade(colour, 0.24), 2.6)
  );
}

/** A belt or sash. @param {number} y @param {string} colour @param {number} [width] */
export function belt(y, colour, width = 12) {
  return line(`M92 ${y - 4}Q160 ${y + 8} 228 ${y - 4}`, colour, width);
}
