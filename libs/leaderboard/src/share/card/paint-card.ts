import morning from './art/morning.svg';
import { cardSide, type CardText, cardTexts, type CardWords, headCircle } from './card-layout.ts';
import { loadPicture } from './load-picture.ts';
import { withoutNotes } from './png-chunks.ts';

const family = '"Baloo Bhaijaan 2"';
const sand = '#f4d79c';

export interface Card {
  readonly words: CardWords;
  /** Address of the learner's head, or null. */
  readonly head: string | null;
}

/**
 * Paints the picture of a learner's place on a canvas of `cardSide`, and gives it as a PNG without notes. A part that does not load
 * is left out. Null once it is aborted; rejects where the device gives no file.
 */
export async function paintCard(
  canvas: HTMLCanvasElement,
  { words, head }: Card,
  signal: AbortSignal,
): Promise<File | null> {
  const texts = cardTexts(words);
  const [ground, face] = await Promise.all([
    loadPicture(morning),
    head === null ? null : loadPicture(head),
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
  const bytes = withoutNotes(new Uint8Array(await painted.arrayBuffer()));
  return new File([bytes], 'my-place.png', { type: 'image/png' });
}
