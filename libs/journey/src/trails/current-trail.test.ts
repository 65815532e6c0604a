import { expect, it } from 'vitest';
import { trail } from '../testing/samples.ts';
import { currentTrail } from './current-trail.ts';

it('D195: the world a learner walks is the last open one', () => {
  const rows = [trail({ id: 'w1' }), trail({ id: 'w2' }), trail({ id: 'w3', locked: true })];
  expect(currentTrail(rows)?.id).toBe('w2');
});

it('without an open world there is none', () => {
  expect(currentTrail([trail({ locked: true })])).toBeUndefined();
});
