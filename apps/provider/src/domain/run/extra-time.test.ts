import { describe, expect, it } from 'vitest';
import { grantReading, grantReadingAloud, readingLeftMs, readingTimeMs } from './extra-time.ts';
import { closeQuestion, startClock } from './question-clock.ts';
import { newRun, questionOf, type Run, untouched } from './run.ts';

const at = 1_000_000;
const opened = (limitMs: number | null) => startClock(newRun(['q'], at), untouched('q'), at, limitMs);
const clockOf = (run: Run) => {
  const { deadlineAt, readingUntil } = questionOf(run, 'q') ?? untouched('q');
  return { deadlineAt, readingUntil };
};
/** Five seconds to read. */
const fiveWords = 'one two three  four\nfive';

describe('time to read (D215)', () => {
  it.each([
    ['', 3000],
    [fiveWords, 5000],
    ['word '.repeat(42), 19_800],
    ['word '.repeat(43), 20_000],
    ['word '.repeat(1000), 20_000],
  ])('is three seconds, 0.4 s for each word, and 20 s at most', (text, time) => {
    expect(readingTimeMs(text)).toBe(time);
  });

  it('moves the deadline, runs down first, and adds up', () => {
    const once = grantReading(opened(60_000), 'q', fiveWords, at + 1000);
    expect(clockOf(once)).toEqual({ deadlineAt: at + 65_000, readingUntil: at + 6000 });
    const twice = grantReading(once, 'q', fiveWords, at + 2000);
    expect(clockOf(twice)).toEqual({ deadlineAt: at + 70_000, readingUntil: at + 11_000 });
    const question = questionOf(twice, 'q') ?? untouched('q');
    expect([2000, 12_000].map((after) => readingLeftMs(question, at + after))).toEqual([9000, 0]);
  });

  it('is whole in the grace after the deadline', () => {
    const late = grantReading(opened(60_000), 'q', fiveWords, at + 61_000);
    expect(clockOf(late)).toEqual({ deadlineAt: at + 66_000, readingUntil: at + 66_000 });
  });

  it('is added once for a question that is read aloud', () => {
    const once = grantReadingAloud(opened(60_000), 'q', fiveWords, at);
    expect(clockOf(once)).toEqual({ deadlineAt: at + 65_000, readingUntil: at + 5000 });
    expect(grantReadingAloud(once, 'q', fiveWords, at + 1000)).toBe(once);
  });

  it('is nothing without a clock and for a closed question', () => {
    const calm = opened(null);
    const closed = closeQuestion(
      opened(60_000),
      questionOf(opened(60_000), 'q') ?? untouched('q'),
      'wrong',
      at,
    );
    for (const run of [calm, closed])
      for (const grant of [grantReading, grantReadingAloud]) expect(grant(run, 'q', fiveWords, at)).toBe(run);
    expect(readingLeftMs(questionOf(calm, 'q') ?? untouched('q'), at)).toBeNull();
  });
});
