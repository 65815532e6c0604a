import { khatam, rounded } from '../../kit/outline.mjs';
import { line, path } from '../../kit/svg.mjs';

/** @param {number} from @param {number} to @param {number} step */
function steps(from, to, step) {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** Stripes across. @param {string} colour @param {number} [width] @param {number} [gap] */
export function stripes(colour, width = 8, gap = 20) {
  return steps(236, 420, gap)
    .map((y) => line(`M84 ${y}Q160 ${y + 12} 236 ${y}`, colour, width))
    .join('');
}

/** A row of eight-pointed stars. @param {number} y @param {string} colour @param {number} [size] */
export function starBand(y, colour, size = 8) {
  return steps(100, 220, 20)
    .map((x) => path(rounded(khatam(size, { x, y: y + 5 - ((x - 160) / 60) ** 2 * 4 }), 1), colour))
    .join('');
}

/** A zigzag as weavers make it. @param {number} y @param {string} colour @param {number} [width] */
export function zigzag(y, colour, width = 4) {
  return line(`M84 ${y}${'l8 8 8-8'.repeat(10)}`, colour, width);
}

/** A row of small palms. @param {number} y @param {string} colour */
export function palmRow(y, colour) {
  return steps(112, 208, 24)
    .map((x) => {
      const base = y + 6 - ((x - 160) / 56) ** 2 * 4;
      return (
        path(`M${x} ${base}q-5-16 0-28q5 12 0 28Z`, colour) +
        path(`M${x} ${base}q-2-16-11-20q0 14 11 20ZM${x} ${base}q2-16 11-20q0 14-11 20Z`, colour)
      );
    })
    .join('');
}

/** Woolly curls. @param {string} colour */
export function curls(colour) {
  return steps(236, 330, 18)
    .flatMap((y, row) =>
      steps(106 + (row % 2) * 9, 220, 18).map((x) => line(`M${x} ${y}q4-6 8 0`, colour, 3)),
    )
    .join('');
}

/** A pattern of dots over the whole cloth. @param {string} colour @param {number} [size] @param {number} [from] @param {number} [to] */
export function dots(colour, size = 3, from = 236, to = 420) {
  return steps(from, to, 20)
    .flatMap((y, row) =>
      steps(94 + (row % 2) * 10, 230, 20).map((x) =>
        path(`M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}Z`, colour),
      ),
    )
    .join('');
}
