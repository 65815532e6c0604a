import { type BrandColour, brandColours, brandProperties } from './colours.ts';
import { type HexColour, isHexColour } from './contrast.ts';

/** Untrusted colours of a theme. */
export type OfferedColours = Readonly<Partial<Record<BrandColour, unknown>>>;

/** Colours of a theme where they are `#rrggbb`, the defaults elsewhere. */
export function readBrand(offered: OfferedColours | null | undefined): Record<BrandColour, HexColour> {
  const names = Object.keys(brandColours) as BrandColour[];
  const read = (name: BrandColour) => {
    const colour = offered?.[name];
    return isHexColour(colour) ? (colour.toLowerCase() as HexColour) : brandColours[name];
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<BrandColour, HexColour>;
}

/** Sets the brand colours of an element, and the text colour on each; a second call replaces them all. */
export function applyBrand(
  offered: OfferedColours | null | undefined,
  element: HTMLElement = document.documentElement,
): void {
  for (const [name, colour] of Object.entries(brandProperties(readBrand(offered)))) {
    element.style.setProperty(`--${name}`, colour);
  }
}
