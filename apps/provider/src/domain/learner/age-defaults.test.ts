import { expect, it } from 'vitest';
import { ageDefaults } from './age-defaults.ts';

it.each([
  [null, '1', false],
  ['5-10 Years Old', '2', true],
  ['11-15 Years Old', '1', false],
  ['16-20 Years Old', '1', false],
  ['> 20 Years Old', '1', false],
] as const)('D245, D246: the age band %s starts with time factor %s, Check %s', (age, calm, pairsByCheck) => {
  expect(ageDefaults(age)).toEqual({ calm, pairsByCheck });
});
