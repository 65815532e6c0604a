import { light, shade } from '../../kit/colour.mjs';
import { line, path } from '../../kit/svg.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

const upper = 'M117 446C115 430 120 414 126 410H150C156 414 161 430 159 446Z';
const sole = 'M114 444H162Q164 456 154 456H122Q112 456 114 444Z';
const footForm =
  'M120 446C118 434 124 424 126 412H150C152 424 158 434 156 446Q156 452 148 452H128Q120 452 120 446Z';

/** Draws a shoe on both feet. @param {string} shoe */
function pair(shoe) {
  return `${shoe}<g transform="translate(44 0)">${shoe}</g>`;
}

/** A closed shoe. @param {Pen} pen @param {string} colour @param {string} ground colour of the sole @param {string} [inside] sewn-on details */
export function shoe(pen, colour, ground, inside = '') {
  return pair(
    [
      path(sole, ground),
      pen.lit(upper, colour, { x: 6, y: 3, dark: shade(colour, 0.22) }),
      pen.within(upper, inside),
      line('M118 449H158', shade(ground, 0.16), 3),
    ].join(''),
  );
}

/** A boot with a shaft. @param {Pen} pen @param {string} colour @param {string} ground @param {string} [inside] */
export function boot(pen, colour, ground, inside = '') {
  const form = 'M116 446C115 434 121 426 122 418L121 380H155L154 418C155 426 161 434 160 446Z';
  return pair(
    [
      path(sole, ground),
      pen.lit(form, colour, { x: 6, y: 3, dark: shade(colour, 0.22) }),
      pen.within(form, inside),
      line('M117 450H159', shade(ground, 0.2), 3),
    ].join(''),
  );
}

/** Open shoes: a bare foot below straps. @param {import('../rig.mjs').Skin} skin @param {string} colour @param {string} ground @param {string} straps */
export function sandal(skin, colour, ground, straps) {
  return pair(
    [
      path(sole, ground),
      path(footForm, skin.skin),
      path('M148 412C150 426 158 434 156 446Q156 452 148 452H142C150 440 146 424 144 412Z', skin.shade),
      line('M128 451v-4M135 452v-4M142 452v-4', skin.shade, 2.4),
      line(straps, colour, 6.5),
      line('M122 454H156', light(ground, 0.2), 2.4),
    ].join(''),
  );
}

/** A soft shoe whose tip bends up. @param {Pen} pen @param {string} colour @param {string} inside */
export function slipper(pen, colour, inside) {
  const form =
    'M118 448C116 432 128 424 138 424C148 424 160 432 158 448Q158 454 150 454H126Q118 454 118 448Z';
  return pair(
    pen.lit(form, colour, { x: 6, y: 3 }) +
      pen.within(form, inside) +
      path('M132 430C132 420 138 414 146 416C142 420 142 426 145 431Z', shade(colour, 0.12)),
  );
}

/** Laces. @param {string} colour */
export function laces(colour) {
  return line('M130 418L146 423M146 418L130 423M130 427L146 432M146 427L130 432', colour, 3);
}

/** A cap over the toes. @param {string} colour */
export function toe(colour) {
  return path('M112 450C114 434 126 432 138 432C150 432 162 434 164 450Z', colour);
}
