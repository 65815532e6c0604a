import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Semaphore } from '../../kernel/semaphore.ts';
import { invalid } from '../../kernel/errors.ts';

/** Limits of the upload and the stored picture. */
const pictureRules = {
  /** Names by `file-type`, which reads the first bytes. */
  formats: ['jpg', 'png'],
  /** Width times height of the upload. */
  mostPixels: 40_000_000,
  /** Longest side of the stored picture, in pixels; a screenshot stays legible. */
  storedSide: 2048,
  /** JPEG quality, 1-100. */
  quality: 82,
  /** Timeout of one conversion. */
  patienceSeconds: 10,
} as const;

const wrongFormat = 'Invalid file format, only accept .jpg .jpeg .png';
const tooManyPixels = 'The picture is too large, at most 40 million pixels are accepted';

// No cache, so that no learner's picture stays in memory.
sharp.cache(false);
sharp.concurrency(1);
// Blocks all other decoders, regardless of the file's claims.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** One conversion at a time, because it is expensive. */
const semaphore = new Semaphore({ atOnce: 1, waiting: 20 });

/**
 * Re-encodes the picture as an upright JPEG on white, with at most 2048 pixels per side. Drops all metadata
 * and hidden data.
 * @throws {Refusal} 422 for an invalid JPEG or PNG or too many pixels, 503 for a full queue
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  const format = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext;
  if (!format) throw refusal(wrongFormat);
  if (!(pictureRules.formats as readonly string[]).includes(format))
    throw refusal(`${wrongFormat}. This one is a .${format} picture`);
  return semaphore.run(() => draw(bytes));
}

async function draw(bytes: Buffer): Promise<Buffer> {
  const { mostPixels, storedSide, quality, patienceSeconds } = pictureRules;
  if ((await pixelsOf(bytes)) > mostPixels) throw refusal(tooManyPixels);
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: patienceSeconds })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer()
    .catch(() => Promise.reject(refusal(wrongFormat)));
}

/** Reads the header only, without decoding the picture. */
async function pixelsOf(bytes: Buffer): Promise<number> {
  const reading = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = await reading.catch(() => Promise.reject(refusal(wrongFormat)));
  return width * height;
}

function refusal(message: string) {
  return invalid({ attachment: [message] });
}
