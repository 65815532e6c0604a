import { contrast, type HexColour } from './contrast.ts';

/** Minimum contrast of text (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of large text and graphics (WCAG 1.4.3, 1.4.11). */
export const GRAPHIC_CONTRAST = 3;

// The last one serves the few middle tones on which neither the ink nor white reaches 4.5.
const inks = ['#10241a', '#ffffff', '#020503'] as const;

/** The text colour for a fill: ink where its contrast is enough, at least 4.5 : 1 on every fill. */
export function textOn(fill: HexColour): HexColour {
  return inks.find((ink) => contrast(ink, fill) >= TEXT_CONTRAST) ?? inks[2];
}
