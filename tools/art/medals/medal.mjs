import { light, shade } from '../kit/colour.mjs';
import { khatam, regular, rounded, starPoints } from '../kit/outline.mjs';
import { drawing } from '../kit/pen.mjs';
import { circle, line, path } from '../kit/svg.mjs';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

const middle = { x: 80, y: 104 };

/** The five medals: each pace has its own form, so that none is known by colour alone. */
const looks = {
  easy: { colour: '#4fae79', cloth: '#cf6148', form: rounded(starPoints(8, 52, 46, middle), 16), core: leaf },
  medium: { colour: '#3a9db4', cloth: '#f0a93e', form: rounded(regular(6, 55, middle), 12), core: petals },
  hard: { colour: '#d0764a', cloth: '#4d6bab', form: rounded(khatam(57, middle), 7), core: twoSquares },
  expert: {
    colour: '#8d5f9e',
    cloth: '#26b27a',
    form: rounded(starPoints(12, 58, 46, middle), 5),
    core: rose,
  },
  endless: { colour: '#4f61b8', cloth: '#e08a7a', form: rounded(regular(10, 54, middle), 18), core: loop },
};

/** The pictures of the medals, by pace. @returns {Record<string, () => string>} */
export function medals() {
  return Object.fromEntries(Object.entries(looks).map(([pace, look]) => [pace, () => medal(look)]));
}

/** @param {(typeof looks)['easy']} look */
function medal({ colour, cloth, form, core }) {
  return drawing(160, 168, (pen) => [
    ribbon(pen, cloth),
    pen.lit(form, colour, { x: 6, y: 6, dark: shade(colour, 0.3) }),
    circle(middle.x, middle.y, 38, light(colour, 0.62)),
    circle(middle.x, middle.y, 34, light(colour, 0.16)),
    core(pen, colour),
  ]);
}

/** A woven band. @param {Pen} pen @param {string} cloth */
function ribbon(pen, cloth) {
  const left = 'M44 4H76L92 66H62Z';
  const right = 'M116 4H84L68 66H98Z';
  return (
    pen.within(right, path(right, shade(cloth, 0.22)), path('M104 4L86 66H80L98 4Z', '#fff3d6')) +
    pen.within(left, path(left, cloth), path('M56 4L74 66H80L62 4Z', '#fff3d6'))
  );
}

/** @param {Pen} pen @param {string} colour */
function leaf(pen, colour) {
  return (
    pen.lit('M80 82C100 90 100 116 80 128C60 116 60 90 80 82Z', '#fff3d6', {
      x: 5,
      y: 3,
      dark: light(colour, 0.5),
    }) + line('M80 92V122M80 104l8-6M80 112l-8-6', colour, 3)
  );
}

/** @param {Pen} pen @param {string} colour */
function petals(pen, colour) {
  const petal = 'M80 100C88 92 89 80 80 74C71 80 72 92 80 100Z';
  const around = [0, 60, 120, 180, 240, 300].map((turn) =>
    path(petal, '#fff3d6', { transform: `rotate(${turn} 80 104)` }),
  );
  return around.join('') + pen.lit(rounded(regular(6, 9, middle), 3), light(colour, 0.3), { x: 2, y: 2 });
}

/** @param {Pen} pen @param {string} colour */
function twoSquares(pen, colour) {
  return [
    path(rounded(khatam(27, middle), 2), '#fff3d6'),
    path(rounded(khatam(19, middle), 2), light(colour, 0.16)),
    pen.lit(rounded(khatam(13, middle), 2), '#fff3d6', { x: 2, y: 2 }),
  ].join('');
}

/** @param {Pen} pen @param {string} colour */
function rose(pen, colour) {
  return [
    path(rounded(starPoints(12, 28, 18, middle), 2), '#fff3d6'),
    path(rounded(starPoints(12, 18, 11, middle), 2), colour),
    pen.lit(rounded(starPoints(6, 10, 6, middle), 1), '#fff3d6', { x: 1.5, y: 1.5 }),
  ].join('');
}

/** @param {Pen} _pen @param {string} colour */
function loop(_pen, colour) {
  const way = 'M80 104C70 90 52 90 52 104C52 118 70 118 80 104C90 90 108 90 108 104C108 118 90 118 80 104Z';
  return line(way, shade(colour, 0.3), 13) + line(way, '#fff3d6', 9);
}
