import { expect, it } from 'vitest';
import { openInRun } from './run-commands.ts';
import { newRun } from './run.ts';
import { submit, waitForPaceMs } from './submission.ts';

const limit = 60_000;

/** Answers the first question right, `afterMs` after its opening. */
function firstStar(afterMs: number, limitMs: number | null = limit) {
  const opened = openInRun(newRun(['q1', 'q2'], 0), 'q1', 0, limitMs);
  if (opened.refusal !== null) throw new Error(opened.refusal);
  const submitted = submit(opened.run, 'q1', 'ALL_ANSWERS_CORRECT', afterMs, limitMs);
  if (submitted.kind !== 'counted') throw new Error(submitted.kind);
  return submitted;
}

it('T19: a star within 300 ms is unranked', () => {
  expect(firstStar(299)).toMatchObject({ star: 1, ranked: false, run: { stars: 1, rankedStars: 0 } });
  expect(firstStar(300)).toMatchObject({ star: 1, ranked: true, run: { stars: 1, rankedStars: 1 } });
});

it('T19: the next question is readable from the previous close, even with a late open', () => {
  const { run } = firstStar(1000);
  const opened = openInRun(run, 'q2', 5990, limit);
  if (opened.refusal !== null) throw new Error(opened.refusal);
  const late = submit(opened.run, 'q2', 'ALL_ANSWERS_CORRECT', 6000, limit);
  expect(late).toMatchObject({ ranked: true, run: { rankedStars: 2 } });
});

it('D199: a question without a clock never expires, and its star is unranked', () => {
  expect(firstStar(86_400_000, null)).toMatchObject({
    code: 'ALL_ANSWERS_CORRECT',
    ranked: false,
    run: { stars: 1, rankedStars: 0 },
  });
});

it.each([
  ['five answers within a second do not wait', null, 0],
  ['the sixth answer waits until the first is a second old', 600, 600],
  ['an answer after a simultaneous burst waits a whole second', 1000, 1000],
])('T19: %s', (_, pacedAt, wait) => {
  expect(waitForPaceMs(pacedAt, 1000)).toBe(wait);
});
