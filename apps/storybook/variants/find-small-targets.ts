import { faceOf, usableControls } from './controls.ts';
import { nameOf, speaks } from './shown.ts';

/** Minimum touch target in pixels. */
const target = 48;
const tolerance = 0.5;

/** Exceptions. */
const exempt = [
  // Carousel dots duplicate the large buttons beside them; eight dots of 48 px do not fit.
  '[class*=_dot_]',
].join();

/** Names controls with a touch area below 48 x 48 px. Links in sentences are exempt. */
export function findSmallTargets(page: Document): string[] {
  const small = usableControls(page).filter(
    (element) => !element.matches(exempt) && !isInSentence(element) && isSmall(element),
  );
  return small.map((element) => {
    const { width, height } = faceOf(element).getBoundingClientRect();
    return `${nameOf(element)} ${Math.round(width)}x${Math.round(height)}`;
  });
}

function isInSentence(element: HTMLElement): boolean {
  const { parentElement: parent } = element;
  return parent !== null && speaks(parent) && getComputedStyle(element).display.startsWith('inline');
}

function isSmall(element: HTMLElement): boolean {
  const { width, height } = faceOf(element).getBoundingClientRect();
  if (width >= target - tolerance && height >= target - tolerance) return false;
  return !reaches(element);
}

/** Whether the touch area extends beyond the visible box to 48 px. */
function reaches(element: HTMLElement): boolean {
  const face = faceOf(element);
  face.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = face.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const out = target / 2 - tolerance;
  const ends = [
    [x - out, y],
    [x + out, y],
    [x, y - out],
    [x, y + out],
  ] as const;
  return ends.every(([atX, atY]) => face.contains(element.ownerDocument.elementFromPoint(atX, atY)));
}
