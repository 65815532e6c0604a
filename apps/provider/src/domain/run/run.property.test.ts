import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expireQuestion } from './question-clock.ts';
import { openInRun } from './run-commands.ts';
import { newRun, phaseOf, type Run } from './run.ts';
import { type SubmissionCode, submit } from './submission.ts';

const limit = 30_000;
const ids = ['q1', 'q2', 'q3', 'q4', 'q5'];

type Step = { readonly wait: number; readonly id: string; readonly code: SubmissionCode | 'OPEN' };

const step: fc.Arbitrary<Step> = fc.record({
  wait: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 90_000 })),
  id: fc.constantFrom(...ids),
  code: fc.constantFrom(
    'OPEN',
    'OPEN',
    'ALL_ANSWERS_CORRECT',
    'ALL_ANSWERS_CORRECT',
    'PARTIAL_ANSWERS_CORRECT',
    'WRONG_ANSWER',
    'TIME_UP',
  ),
});

function stepped(before: Run, { id, code }: Step, now: number): Run {
  const { run } = expireQuestion(before, now);
  if (code === 'OPEN') {
    const opened = openInRun(run, id, now, limit);
    return opened.refusal === null ? opened.run : run;
  }
  const submitted = submit(run, id, code, now, limit);
  return submitted.kind === 'counted' ? submitted.run : run;
}

function everyStep(check: (before: Run, after: Run, now: number) => void): void {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let run = newRun(ids, 0);
      let now = 0;
      for (const each of steps) {
        now += each.wait;
        const after = stepped(run, each, now);
        check(run, after, now);
        run = after;
      }
    }),
    { numRuns: 300 },
  );
}

it('T16: lives stay within 0 and 3, and stars equal the right questions, up to 5', () => {
  everyStep((_, { lives, stars, questions }) => {
    expect(lives).toBeGreaterThanOrEqual(0);
    expect(lives).toBeLessThanOrEqual(3);
    expect(stars).toBe(questions.filter(({ outcome }) => outcome === 'right').length);
    expect(stars).toBeLessThanOrEqual(5);
  });
});

it('T16: stars never fall, lives never rise, closed questions never open', () => {
  everyStep((before, after) => {
    expect(after.stars).toBeGreaterThanOrEqual(before.stars);
    expect(after.lives).toBeLessThanOrEqual(before.lives);
    before.questions.forEach((question, index) => {
      if (question.outcome) expect(after.questions[index]).toEqual(question);
    });
  });
});

it('B4.8: five closed questions and a life left pass the chapter', () => {
  everyStep((_, run) => {
    if (run.lives > 0 && run.questions.every(({ outcome }) => outcome)) expect(phaseOf(run)).toBe('passed');
  });
});

it('T15: a deadline never moves', () => {
  everyStep((before, after) => {
    before.questions.forEach(({ deadlineAt }, index) => {
      if (deadlineAt !== null) expect(after.questions[index]?.deadlineAt).toBe(deadlineAt);
    });
  });
});

it('T15: later or repeated reads change nothing', () => {
  everyStep((_, run, now) => {
    const late = expireQuestion(run, now + 200_000).run;
    const twice = expireQuestion(expireQuestion(run, now + 100_000).run, now + 200_000).run;
    expect(twice).toEqual(late);
  });
});
