import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { applyBrand, readBrand } from './apply-brand.ts';
import { isHexColour } from './contrast.ts';

const night = { primary: '#5B5FC7', shadow: '#3C3F94', surface: '#7478D8', lightning: '#A3A6EC' };
const green = { primary: '#26b27a', shadow: '#2c8a59', surface: '#3ec17d', lightning: '#65cd97' };

const applied = (offered: Parameters<typeof applyBrand>[0]) => {
  const element = document.createElement('div');
  applyBrand(offered, element);
  return Object.fromEntries([...element.style].map((name) => [name, element.style.getPropertyValue(name)]));
};

it("A3: sets the theme's colours as custom properties", () => {
  expect(applied(night)).toMatchObject({
    '--color-primary': '#5b5fc7',
    '--color-primary-shadow': '#3c3f94',
    '--color-primary-surface': '#7478d8',
    '--color-primary-lightning': '#a3a6ec',
  });
});

it('D80: computes the text colour on each fill', () => {
  const night_ = applied(night);
  expect(night_['--color-on-primary']).toBe('#ffffff');
  expect(night_['--color-on-primary-lightning']).toBe('#10241a');
});

it.each([[null], [{ primary: 7, shadow: null, surface: 'green', lightning: '#fff' }]])(
  'A3: %j falls back to the defaults',
  (offered) => expect(readBrand(offered)).toEqual(green),
);

it('an invalid colour does not affect the others', () => {
  expect(readBrand({ ...night, surface: 'url(https://x.example)' })).toEqual({
    primary: '#5b5fc7',
    shadow: '#3c3f94',
    surface: green.surface,
    lightning: '#a3a6ec',
  });
});

it('a second theme replaces all colours of the first', () => {
  applyBrand(night);
  applyBrand(null);
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--color-primary')).toBe(green.primary);
  expect(style.getPropertyValue('--color-on-primary')).toBe('#10241a');
  document.documentElement.removeAttribute('style');
});

describe('T28: only valid colours reach the document', () => {
  const attacks = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'red;}body{display:none',
      'url(//x.example)',
      'expression(alert(1))',
      '#26b27a\n',
      '#26B27A80',
    ),
    fc.stringMatching(/^#[0-9a-fA-F]{5,7};?$/),
    fc.anything(),
  );

  property.prop([attacks, attacks, attacks, attacks], { numRuns: 200 })(
    'whatever the theme says',
    (primary, shadow, surface, lightning) => {
      const values = Object.values(applied({ primary, shadow, surface, lightning }));
      expect(values).toHaveLength(8);
      expect(values.every(isHexColour)).toBe(true);
    },
  );
});
