import { line, place } from '../kit/svg.mjs';

/**
 * The letters of the wordmark as strokes of one width, 100 high with their feet on 0; so the logo needs no font.
 * @type {Readonly<Record<string, { d: string, wide: number }>>}
 */
const letters = {
  S: { wide: 60, d: 'M54-82C46-96 14-98 10-76C8-52 56-56 54-28C52-2 16 0 6-18' },
  T: { wide: 62, d: 'M4-90H58M31-90V-4' },
  a: { wide: 56, d: 'M46-58V-4M46-32A20 24 0 1 0 46-28' },
  h: { wide: 54, d: 'M8-96V-4M8-36C10-64 44-66 44-38V-4' },
  i: { wide: 22, d: 'M11-58V-4M11-86V-84' },
  l: { wide: 22, d: 'M10-96V-14Q10-4 20-4' },
  r: { wide: 38, d: 'M8-60V-4M8-34C10-54 22-62 34-58' },
  s: { wide: 44, d: 'M36-52C28-64 8-62 8-48C8-34 38-36 38-20C38-2 12 0 5-12' },
};

/** Words in the letters of the logo. @param {string} text @param {string} colour @param {number} [width] of the stroke */
export function lettering(text, colour, width = 15) {
  let x = 0;
  return [...text]
    .map((name) => {
      const letter = letters[name];
      const at = x;
      x += (letter?.wide ?? 18) + 8;
      return letter ? place(at, 0, 1, line(letter.d, colour, width)) : '';
    })
    .join('');
}

/** Text width in pixels. @param {string} text */
export function lettersWidth(text) {
  return [...text].reduce((sum, name) => sum + (letters[name]?.wide ?? 18) + 8, -8);
}
