import { describe, expect, it } from 'vitest';
import { grantExtraTime, grantReadAloudTime, extraTimeLeftMs, extraTimeMs } from './extra-time.ts';
import { closeQuestion, startClock } from './question-clock.ts';
import { newRun, questionOf, type Run, untouched } from './run.ts';

const at = 1_000_000;
const opened = (limitMs: number | null) => startClock(newRun(['q'], at), untouched('q'), at, limitMs);
const clockOf = (run: Run) => {
  const { deadlineAt, extraTimeUntil } = questionOf(run, 'q') ?? untouched('q');
  return { deadlineAt, extraTimeUntil };
};
/** 7 s of reading time. */
const fiveWords = 'one two three  four\nfive';

describe('extra time (D215)', () => {
  it.each([
    ['', 3000],
    [fiveWords, 7000],
    ['word '.repeat(33), 29_400],
    ['word '.repeat(34), 30_000],
    ['word '.repeat(1000), 30_000],
  ])('D247: is 3 s and 0.8 s per word, at most 30 s', (text, time) => {
    expect(extraTimeMs(text)).toBe(time);
  });

  it('moves the deadline, runs down first, and adds up', () => {
    const once = grantExtraTime(opened(60_000), 'q', fiveWords, at + 1000);
    expect(clockOf(once)).toEqual({ deadlineAt: at + 67_000, extraTimeUntil: at + 8000 });
    const twice = grantExtraTime(once, 'q', fiveWords, at + 2000);
    expect(clockOf(twice)).toEqual({ deadlineAt: at + 74_000, extraTimeUntil: at + 15_000 });
    const question = questionOf(twice, 'q') ?? untouched('q');
    expect([2000, 16_000].map((after) => extraTimeLeftMs(question, at + after))).toEqual([13_000, 0]);
  });

  it('is whole in the grace after the deadline', () => {
    const late = grantExtraTime(opened(60_000), 'q', fiveWords, at + 61_000);
    expect(clockOf(late)).toEqual({ deadlineAt: at + 68_000, extraTimeUntil: at + 68_000 });
  });

  it('is added once for reading aloud', () => {
    const once = grantReadAloudTime(opened(60_000), 'q', fiveWords, at);
    expect(clockOf(once)).toEqual({ deadlineAt: at + 67_000, extraTimeUntil: at + 7000 });
    expect(grantReadAloudTime(once, 'q', fiveWords, at + 1000)).toBe(once);
  });

  it('is not added without a clock or to a closed question', () => {
    const calm = opened(null);
    const closed = closeQuestion(
      opened(60_000),
      questionOf(opened(60_000), 'q') ?? untouched('q'),
      'wrong',
      at,
    );
    for (const run of [calm, closed])
      for (const grant of [grantExtraTime, grantReadAloudTime])
        expect(grant(run, 'q', fiveWords, at)).toBe(run);
    expect(extraTimeLeftMs(questionOf(calm, 'q') ?? untouched('q'), at)).toBeNull();
  });
});
