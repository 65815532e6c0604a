import { expect, it } from 'vitest';
import { readDigits } from './one-time-code.ts';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['12345x', '12345x'],
])('reads %j as %s', (typed, digits) => {
  expect(readDigits(typed)).toBe(digits);
});
