import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type JourneyTree, unlocksOf } from './unlocks.ts';

/** Two worlds of two sub-trails of two chapters: t1-s1-c1 and so on. */
const tree: JourneyTree = {
  trails: ['t1', 't2'].map((trail) => ({
    id: trail,
    subTrails: ['s1', 's2'].map((subTrail) => ({
      id: `${trail}-${subTrail}`,
      chapterIds: ['c1', 'c2'].map((chapter) => `${trail}-${subTrail}-${chapter}`),
    })),
  })),
};

const allChapters = tree.trails.flatMap(({ subTrails }) => subTrails.flatMap(({ chapterIds }) => chapterIds));

function after(passed: number) {
  const { trails, subTrails, chapters } = unlocksOf(tree, new Set(allChapters.slice(0, passed)));
  return { trails: [...trails], subTrails: [...subTrails], chapters: [...chapters] };
}

it('D195: a newcomer starts at the first chapter', () => {
  expect(after(0)).toEqual({ trails: ['t1'], subTrails: ['t1-s1'], chapters: ['t1-s1-c1'] });
});

it('D195: passing a chapter unlocks the next chapter', () => {
  expect(after(1).chapters).toEqual(['t1-s1-c1', 't1-s1-c2']);
  expect(after(1).subTrails).toEqual(['t1-s1']);
});

it('D195: passing all chapters of a sub-trail unlocks the next sub-trail', () => {
  expect(after(2).subTrails).toEqual(['t1-s1', 't1-s2']);
  expect(after(2).trails).toEqual(['t1']);
});

it('D195: passing all sub-trails of a world unlocks the next world', () => {
  expect(after(4).trails).toEqual(['t1', 't2']);
  expect(after(4).chapters.at(-1)).toBe('t2-s1-c1');
});

it('D195: a passed chapter stays unlocked when a newer pack inserts chapters before it', () => {
  const passed = new Set(['t1-s1-c1', 't1-s1-c2', 't1-s2-c1', 't1-s2-c2', 't2-s1-c1']);
  const [first, ...others] = tree.trails;
  const [subTrail, ...more] = first?.subTrails ?? [];
  const longer = { id: 't1-s1', chapterIds: ['new', ...(subTrail?.chapterIds ?? [])] };
  const grown = { trails: [{ id: 't1', subTrails: [longer, ...more] }, ...others] };
  const [before, after] = [unlocksOf(tree, passed), unlocksOf(grown, passed)];
  expect([...after.trails]).toEqual([...before.trails]);
  expect([...after.subTrails]).toEqual([...before.subTrails]);
  expect([...after.chapters]).toEqual(['new', ...before.chapters]);
});

it('T20: a locked milestone has no unlocked content', () => {
  fc.assert(
    fc.property(fc.subarray(allChapters), (passed) => {
      const open = unlocksOf(tree, new Set(passed));
      for (const { id: trailId, subTrails } of tree.trails)
        for (const { id, chapterIds } of subTrails) {
          if (open.subTrails.has(id)) expect(open.trails).toContain(trailId);
          for (const chapter of chapterIds)
            if (open.chapters.has(chapter)) expect(open.subTrails).toContain(id);
        }
    }),
  );
});

it('D195: passing a chapter never locks another', () => {
  fc.assert(
    fc.property(fc.subarray(allChapters), fc.constantFrom(...allChapters), (passed, more) => {
      const before = unlocksOf(tree, new Set(passed));
      const later = unlocksOf(tree, new Set([...passed, more]));
      expect([...before.chapters].every((id) => later.chapters.has(id))).toBe(true);
    }),
  );
});
