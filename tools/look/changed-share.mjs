import sharp from 'sharp';

/** Colour difference tolerated for anti-aliasing. */
const tolerance = 8;

/**
 * @param {readonly Buffer[]} before pictures
 * @param {readonly Buffer[]} after the same views later
 * @returns {Promise<number>} share of all their pixels that changed, 0 to 1
 */
export async function changedShare(before, after) {
  const counts = await Promise.all(after.map((picture, index) => countChanged(before[index], picture)));
  const changed = counts.reduce((sum, count) => sum + count.changed, 0);
  return changed / counts.reduce((sum, count) => sum + count.pixels, 0);
}

/** @param {Buffer | undefined} before @param {Buffer} after */
async function countChanged(before, after) {
  const { data, info } = await pixelsOf(after);
  const pixels = info.width * info.height;
  if (!before) return { changed: pixels, pixels };
  const old = await pixelsOf(before);
  if (old.data.length !== data.length) return { changed: pixels, pixels };
  let changed = 0;
  for (let at = 0; at < data.length; at += 3) if (differs(old.data, data, at)) changed += 1;
  return { changed, pixels };
}

/** @param {Buffer} before @param {Buffer} after @param {number} at */
function differs(before, after, at) {
  for (const channel of [at, at + 1, at + 2])
    if (Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)) > tolerance) return true;
  return false;
}

/** @param {Buffer} picture */
function pixelsOf(picture) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
