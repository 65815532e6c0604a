import { type BrandColour, brandColours, brandProperties } from './colours.ts';
import { type HexColour, isHexColour } from './contrast.ts';

/** Colours as a theme brings them: of any origin, so that each is checked here. */
export type OfferedColours = Readonly<Partial<Record<BrandColour, unknown>>>;

/**
 * The brand that a theme means: its colours where they are `#rrggbb` and nothing else, the default for all others.
 */
export function readBrand(offered: OfferedColours | null | undefined): Record<BrandColour, HexColour> {
  const names = Object.keys(brandColours) as BrandColour[];
  const read = (name: BrandColour) => {
    const colour = offered?.[name];
    return isHexColour(colour) ? (colour.toLowerCase() as HexColour) : brandColours[name];
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<BrandColour, HexColour>;
}

/**
 * Gives everything in an element the colours of a theme, and the colour in which text is read on each of them.
 * Called again, it replaces them all.
 */
export function applyBrand(
  offered: OfferedColours | null | undefined,
  element: HTMLElement = document.documentElement,
): void {
  for (const [name, colour] of Object.entries(brandProperties(readBrand(offered)))) {
    element.style.setProperty(`--${name}`, colour);
  }
}
