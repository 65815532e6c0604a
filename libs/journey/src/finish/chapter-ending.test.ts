import { expect, it } from 'vitest';
import { chapterEnding } from './chapter-ending.ts';

it.each([
  [5, { star: 5, studentLife: 3 }, 'firstTry'],
  [5, { star: 5, studentLife: 2 }, 'triedAgain'],
  [5, {}, 'allStars'],
  [5, { star: 3, studentLife: 3 }, 'allStars'],
  [4, { star: 4, studentLife: 2 }, 'passed'],
  [4, { star: 4, studentLife: 1 }, 'keptGoing'],
  [3, { star: 3, studentLife: 0 }, 'keptGoing'],
  [3, { star: 5, studentLife: 0 }, 'passed'],
  [3, {}, 'passed'],
] as const)('%d of 5 stars after %j end as %s', (star, played, ending) => {
  expect(chapterEnding({ star, total_star: 5 }, played)).toBe(ending);
});
