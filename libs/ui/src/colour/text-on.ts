import { contrast, type HexColour } from './contrast.ts';

/** What text needs on its ground (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** What large text and graphics need (WCAG 1.4.3, 1.4.11). */
export const GRAPHIC_CONTRAST = 3;

// The last one serves the few middle tones on which neither the ink nor white reaches 4.5.
const inks = ['#10241a', '#ffffff', '#020503'] as const;

/** The colour in which text is read on a fill: the ink where it can be, at least 4.5 : 1 on every fill. */
export function textOn(fill: HexColour): HexColour {
  return inks.find((ink) => contrast(ink, fill) >= TEXT_CONTRAST) ?? inks[2];
}
