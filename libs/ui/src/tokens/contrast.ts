/** A colour as six hexadecimal digits, `#rrggbb`. */
export type HexColour = `#${string}`;

const SIX_DIGITS = /^#[0-9a-f]{6}$/i;

/** Whether a value is a colour that may reach the style sheet: `#rrggbb` and nothing else. */
export function isHexColour(value: unknown): value is HexColour {
  return typeof value === 'string' && SIX_DIGITS.test(value);
}

/** The contrast of two colours as WCAG counts it: 1 (equal) to 21 (black on white). */
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
