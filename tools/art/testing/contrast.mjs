import { linear } from '../kit/colour.mjs';

/**
 * The contrast of two colours as WCAG defines it, from 1 to 21.
 * @param {readonly number[]} one red, green and blue, 0 to 255 @param {readonly number[]} other
 */
export function contrast(one, other) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @param {readonly number[]} colour */
function luminance([red = 0, green = 0, blue = 0]) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
