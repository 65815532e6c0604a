import { expect, it } from 'vitest';
import { readDigits } from './one-time-code.ts';

it('reads digits of any script, and ignores spaces and dashes', () => {
  const cases = [
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    ['१२३४५६', '123456'],
    ['12\u200B3\u20114\u206056', '123456'],
    ['12345x', '12345x'],
  ] as const;
  expect(cases.map(([typed]) => [typed, readDigits(typed)])).toEqual(cases);
});
