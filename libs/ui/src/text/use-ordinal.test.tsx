import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOrdinal } from './use-ordinal.ts';

it('D76: formats ranks by the rules of the language', () => {
  const { current: ordinal } = renderHook(() => useOrdinal()).result;
  const ranks = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111].map(ordinal);
  expect(ranks.join()).toBe('1st,2nd,3rd,4th,11th,12th,13th,21st,22nd,23rd,101st,111th');
});
