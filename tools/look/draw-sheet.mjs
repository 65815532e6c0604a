import sharp from 'sharp';
import { views } from './shoot-stories.mjs';

const gap = 16;
const line = 28;
/** At half size, a screen's sheet fits a laptop. */
const scale = 0.5;

const columns = views.map(({ width, height }) => ({ width: width * scale, height: height * scale }));
const rowHeight = Math.max(...columns.map(({ height }) => height)) + line + gap;
const sheetWidth = columns.reduce((sum, { width }) => sum + width + gap, gap);

/**
 * A row per story, a column per view.
 * @param {readonly import('./shoot-stories.mjs').ShotStory[]} stories
 * @returns {Promise<Buffer>} PNG
 */
export async function drawSheet(stories) {
  const height = rowHeight * stories.length + gap;
  const parts = await Promise.all(stories.map((story, index) => drawRow(story, gap + index * rowHeight)));
  return sharp({ create: { width: sheetWidth, height, channels: 3, background: '#d8d8d8' } })
    .composite(parts.flat())
    .png()
    .toBuffer();
}

/** @param {import('./shoot-stories.mjs').ShotStory} story @param {number} top */
async function drawRow({ name, shots }, top) {
  let left = gap;
  const parts = [{ input: label(name), left, top }];
  for (const [index, { width, height }] of columns.entries()) {
    const input = await sharp(shots[index]).resize(width, height).png().toBuffer();
    parts.push({ input, left, top: top + line });
    left += width + gap;
  }
  return parts;
}

/** @param {string} text */
function label(text) {
  const safe = text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${line}"><text y="20" font-family="sans-serif" font-size="16">${safe}</text></svg>`,
  );
}
