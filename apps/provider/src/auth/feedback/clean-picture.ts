import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Semaphore } from '../../kernel/semaphore.ts';
import { invalid } from '../../kernel/errors.ts';

/** Limits of the upload and of the stored picture. */
const pictureRules = {
  /** By their first bytes, as `file-type` names them. */
  formats: ['jpg', 'png'],
  /** Width times height of the file. */
  mostPixels: 40_000_000,
  /** Longest side of the stored picture, in pixels: a screenshot stays readable. */
  storedSide: 2048,
  /** JPEG quality of the stored picture, 1-100. */
  quality: 82,
  /** Drawing one takes at most so long. */
  patienceSeconds: 10,
} as const;

/** What the sender of another kind of file reads. */
const wrongFormat = 'Invalid file format, only accept .jpg .jpeg .png';
const tooManyPixels = 'The picture is too large, at most 40 million pixels are accepted';

// Nothing of one learner's picture stays in memory for the next.
sharp.cache(false);
sharp.concurrency(1);
// No other decoder is ever started, whatever the file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** Drawing is expensive: one at a time leaves a core to all other calls. */
const semaphore = new Semaphore({ atOnce: 1, waiting: 20 });

/**
 * Redraws the picture as a JPEG: upright, on white, its longest side at most 2048 pixels. Nothing else of
 * the file is kept: no place, camera, preview, comment or anything hidden behind the picture. Throws 422 for what is no
 * whole JPEG or PNG or has too many pixels, and 503 when too many wait.
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  const format = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext;
  if (!format || !(pictureRules.formats as readonly string[]).includes(format)) throw refusal(wrongFormat);
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

/** From its first bytes alone: nothing is drawn yet. */
async function pixelsOf(bytes: Buffer): Promise<number> {
  const reading = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = await reading.catch(() => Promise.reject(refusal(wrongFormat)));
  return width * height;
}

function refusal(message: string) {
  return invalid({ attachment: [message] });
}
