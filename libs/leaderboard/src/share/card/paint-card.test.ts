import { expect, it } from 'vitest';
import { withoutMetadata } from './paint-card.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chunk with these letters as its data; its checksum is not looked at. */
function chunk(type: string, data = '') {
  const letters = [...type, ...data].map((letter) => letter.charCodeAt(0));
  return [0, 0, 0, data.length, ...letters, 0, 0, 0, 0];
}
const png = (...chunks: number[][]) => new Uint8Array([...signature, ...chunks.flat()]);

it.each(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME'])('T24: a picture leaves without its %s', (note) => {
  const clean = png(chunk('IHDR', 'form'), chunk('sRGB', '0'), chunk('IDAT', 'pixels'), chunk('IEND'));
  const noted = png(
    chunk('IHDR', 'form'),
    chunk('sRGB', '0'),
    chunk(note, 'amina@example.org'),
    chunk('IDAT', 'pixels'),
    chunk('IEND'),
  );
  expect(withoutMetadata(noted)).toEqual(clean);
  expect(withoutMetadata(clean)).toEqual(clean);
});
