import type { HexColour } from '@sirah-trails/ui/testing';

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const known = new Map<string, HexColour>();

/** Result of painting computed colours over each other on white, the lowest first. */
export function painted(...colours: readonly string[]): HexColour {
  const key = colours.join('|');
  const found = known.get(key) ?? paint(['#fff', ...colours]);
  known.set(key, found);
  return found;
}

/** Whether a computed colour is transparent. */
export function isClear(colour: string): boolean {
  return painted('#fff', colour) === '#ffffff' && painted('#000', colour) === '#000000';
}

function paint(colours: readonly string[]): HexColour {
  if (!pixel) throw new Error('this browser has no canvas');
  for (const colour of colours) {
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
