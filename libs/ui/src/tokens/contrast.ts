/** A colour as `#rrggbb`. */
export type HexColour = `#${string}`;

const SIX_DIGITS = /^#[0-9a-f]{6}$/i;

/** Whether a value is exactly `#rrggbb` and may reach the style sheet. */
export function isHexColour(value: unknown): value is HexColour {
  return typeof value === 'string' && SIX_DIGITS.test(value);
}

/** WCAG contrast ratio: 1 (equal) to 21 (black on white). */
export function contrast(one: HexColour, other: HexColour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 (black) to 1 (white). */
function luminance(colour: HexColour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(colour.slice(start, start + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(digits: string): number {
  const share = Number.parseInt(digits, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Minimum contrast of text (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of large text and graphics (WCAG 1.4.3, 1.4.11). */
export const GRAPHIC_CONTRAST = 3;

// The last ink is for the few middle tones on which the ink and white both miss 4.5.
const inks = ['#10241a', '#ffffff', '#020503'] as const;

/** Text colour for a fill: ink where possible, with a contrast of at least 4.5 on every fill. */
export function textOn(fill: HexColour): HexColour {
  return inks.find((ink) => contrast(ink, fill) >= TEXT_CONTRAST) ?? inks[2];
}
