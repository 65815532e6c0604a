import { expect, it } from 'vitest';
import { sampleState } from '../testing/sample-chapter.ts';
import { isSameBesidesInput } from './same-besides-input.ts';

const state = sampleState('multiple_choice', { name: 'answering' });
const now = () => 0;

it.each([
  ['another input', { state: { ...state, inPlay: null }, now }, true],
  ['another life', { state: { ...state, lives: 1 }, now }, false],
  ['another phase', { state: { ...state, phase: { name: 'right' } as const }, now }, false],
  ['another clock', { state, now: () => 0 }, false],
])('%s', (_, after, same) => expect(isSameBesidesInput({ state, now }, after)).toBe(same));
