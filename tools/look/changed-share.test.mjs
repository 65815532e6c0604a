import sharp from 'sharp';
import { expect, it } from 'vitest';
import { changedShare } from './changed-share.mjs';

/** @param {number} width @param {string} colour */
const picture = (width, colour) =>
  sharp({ create: { width, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer();

it('is the share of different pixels across all views', async () => {
  const white = await picture(10, '#ffffff');
  const black = await picture(10, '#000000');
  expect(await changedShare([white, white], [white, white])).toBe(0);
  expect(await changedShare([white, white], [white, black])).toBe(0.5);
  expect(await changedShare([white], [await picture(10, '#fdfdfd')])).toBe(0);
});

it('counts a resized or new picture as changed', async () => {
  const white = await picture(10, '#ffffff');
  expect(await changedShare([await picture(12, '#ffffff')], [white])).toBe(1);
  expect(await changedShare([], [white])).toBe(1);
});
