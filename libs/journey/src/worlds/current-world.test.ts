import { expect, it } from 'vitest';
import { trail } from '../testing/samples.ts';
import { currentWorld } from './current-world.ts';

it('D195: the world a learner walks is the last open one', () => {
  const rows = [trail({ id: 'w1' }), trail({ id: 'w2' }), trail({ id: 'w3', locked: true })];
  expect(currentWorld(rows)?.id).toBe('w2');
});

it('without an open world there is none', () => {
  expect(currentWorld([trail({ locked: true })])).toBeUndefined();
});
