import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededDraw, shuffle, shuffleApart } from './seeded-shuffle.ts';

const items = fc.array(fc.integer(), { maxLength: 9 });

it('T18: a seed determines the order', () => {
  fc.assert(
    fc.property(items, fc.string(), (list, seed) => {
      expect(shuffle(list, seededDraw(seed))).toEqual(shuffle(list, seededDraw(seed)));
    }),
  );
});

it('T18: a shuffle keeps every item', () => {
  fc.assert(
    fc.property(items, fc.string(), (list, seed) => {
      expect(shuffle(list, seededDraw(seed)).toSorted()).toEqual(list.toSorted());
    }),
  );
});

it('T18: a puzzle never appears solved if another order exists', () => {
  fc.assert(
    fc.property(items, fc.string(), (list, seed) => {
      fc.pre(new Set(list).size > 1);
      const shuffled = shuffleApart(list, seededDraw(seed), (left, right) => left === right);
      expect(shuffled).not.toEqual(list);
      expect(shuffled.toSorted()).toEqual(list.toSorted());
    }),
  );
});

it('T18: a shuffle is uniform', () => {
  const counts = [0, 0, 0, 0];
  for (let run = 0; run < 4000; run += 1) {
    const place = shuffle(['a', 'b', 'c', 'd'], seededDraw(`run ${run}`)).indexOf('a');
    counts[place] = (counts[place] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
