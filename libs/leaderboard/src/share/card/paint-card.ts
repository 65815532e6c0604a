import morning from './art/morning.svg';
import { cardSide, type CardText, cardTexts, type CardContent, headCircle } from './card-layout.ts';

const family = '"Baloo Bhaijaan 2"';
const sand = '#f4d79c';

export interface Card {
  readonly content: CardContent;
  /** URL of the learner's head, or null. */
  readonly head: string | null;
}

/**
 * Paints the card on a canvas of `cardSide` and returns it as a PNG without metadata. Leaves out images that do not load.
 * Null once aborted; rejects where the device cannot make a file.
 */
export async function paintCard(
  canvas: HTMLCanvasElement,
  { content, head }: Card,
  signal: AbortSignal,
): Promise<File | null> {
  const texts = cardTexts(content);
  const [ground, face] = await Promise.all([
    loadImage(morning),
    head === null ? null : loadImage(head),
    loadFonts(texts),
  ]);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This device has no canvas.');
  if (signal.aborted) return null;
  paintGround(pen, ground);
  if (face) paintHead(pen, face);
  for (const text of texts) write(pen, text);
  return fileOf(canvas);
}

async function loadFonts(texts: readonly CardText[]) {
  await Promise.allSettled(texts.map((text) => document.fonts.load(fontOf(text), text.text)));
}

const fontOf = ({ weight, size }: CardText, shown = size) => `${weight} ${shown}px ${family}, sans-serif`;

function paintGround(pen: CanvasRenderingContext2D, ground: HTMLImageElement | null) {
  pen.fillStyle = sand;
  pen.fillRect(0, 0, cardSide, cardSide);
  if (ground) pen.drawImage(ground, 0, 0, cardSide, cardSide);
}

function paintHead(pen: CanvasRenderingContext2D, face: HTMLImageElement) {
  const { x, y, radius } = headCircle;
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.clip();
  pen.drawImage(face, x - radius, y - radius, 2 * radius, 2 * radius);
  pen.restore();
}

/** A text that is wider than its room gets smaller. */
function write(pen: CanvasRenderingContext2D, text: CardText) {
  pen.textAlign = text.align;
  pen.fillStyle = text.colour;
  pen.font = fontOf(text);
  const share = Math.min(1, text.room / pen.measureText(text.text).width);
  pen.font = fontOf(text, text.size * share);
  pen.fillText(text.text, text.x, text.y);
}

async function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  const painted = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!painted) throw new Error('This device makes no file of a canvas.');
  const bytes = withoutMetadata(new Uint8Array(await painted.arrayBuffer()));
  return new File([bytes], 'my-place.png', { type: 'image/png' });
}

/**
 * An image for a canvas, or null on failure. Images of other hosts need CORS: otherwise they would taint the canvas.
 */
function loadImage(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => resolve(null));
    picture.src = url;
  });
}

/** Signature before the first chunk, and length, type and checksum of a chunk. */
const signatureBytes = 8;
const frameBytes = 12;

/** Chunks that are needed to draw the picture. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'IDAT', 'IEND']);

/** A PNG without metadata: Safari adds `eXIf` to each canvas. */
export function withoutMetadata(png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const chunks = [png.subarray(0, signatureBytes)];
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let start = signatureBytes; start + frameBytes <= png.length;) {
    const end = start + frameBytes + view.getUint32(start);
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    if (drawn.has(type)) chunks.push(png.subarray(start, end));
    start = end;
  }
  const whole = new Uint8Array(chunks.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of chunks) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
