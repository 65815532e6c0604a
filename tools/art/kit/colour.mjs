/** @typedef {readonly [number, number, number]} Triple */

const dusk = '#5b3a63';
const sun = '#fff3cf';

/**
 * Perceptual mix of two colours (OKLab).
 * @param {string} from `#rrggbb` @param {string} to `#rrggbb` @param {number} share 0 to 1
 */
export function mix(from, to, share) {
  const a = toLab(from);
  const b = toLab(to);
  return fromLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** The side turned away from the light: darker and a little cooler. @param {string} colour @param {number} [share] */
export function shade(colour, share = 0.2) {
  return mix(colour, dusk, share);
}

/** The side that the sun meets. @param {string} colour @param {number} [share] */
export function light(colour, share = 0.3) {
  return mix(colour, sun, share);
}

/** @param {string} hex @returns {Triple} */
function toLab(hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** @param {Triple} lab */
function fromLab([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${parts.map(twoDigits).join('')}`;
}

/** The light of one channel, 0 to 1. @param {number} byte */
export function linear(byte) {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** @param {number} share */
function twoDigits(share) {
  const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, curved)) * 255);
  return byte.toString(16).padStart(2, '0');
}
