import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { contrast, type HexColour, isHexColour, TEXT_CONTRAST, textOn } from './contrast.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): HexColour => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#10241a', '#26b27a', 6.0],
  ] as const)('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('text colour of a fill', () => {
  it('D80: is ink on the greens of the theme, where white has 2.7', () => {
    expect(textOn('#26b27a')).toBe('#10241a');
    expect(textOn('#1c4733')).toBe('#ffffff');
  });

  property.prop([anyColour], { numRuns: 500 })('is readable on any colour', (fill) => {
    expect(contrast(textOn(fill), fill)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});

it('accepts #rrggbb only', () => {
  const accepted = ['#26B27A', '#000000'];
  const rejected = ['#fff', '#26b27a80', 'red', '#26b27a;', ' #26b27a', '#26b27g', '', null, 12, ['#26b27a']];
  expect([...accepted, ...rejected].filter(isHexColour)).toEqual(accepted);
});
