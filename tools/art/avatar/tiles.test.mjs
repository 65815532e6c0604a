import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.mjs';
import { avatarPictures } from './pictures.mjs';

/** Editor paper behind an item, in the light and dark colours of `ui`. */
const tiles = /** @type {const} */ ([
  [255, 253, 248],
  [27, 40, 36],
]);
/** Minimum contrast of a form without an outline. */
const visible = 1.5;
const least = 0.4;

const items = Object.entries(avatarPictures()).filter(([file]) => /\/(head|top|pants|shoes)\//.test(file));

describe('a picture of an avatar item', () => {
  it.each(tiles)('stands out from a tile with the colour %i %i %i', async (...tile) => {
    const shares = await Promise.all(
      items.map(async ([file, draw]) => ({ file, share: await visibleShare(draw(), tile) })),
    );
    expect(shares.filter(({ share }) => share < least)).toEqual([]);
  });
});

/**
 * Visible share of a picture's area on the tile.
 * @param {string} svg @param {readonly number[]} tile
 */
async function visibleShare(svg, tile) {
  const pixels = await sharp(Buffer.from(svg)).resize(48).raw().toBuffer();
  const covered = Array.from({ length: pixels.length / 4 }, (_, index) => [
    ...pixels.subarray(index * 4, index * 4 + 4),
  ]).filter(([, , , alpha = 0]) => alpha > 200);
  return covered.filter((pixel) => contrast(pixel, tile) >= visible).length / covered.length;
}
