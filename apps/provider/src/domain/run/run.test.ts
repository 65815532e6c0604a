import { describe, expect, it } from 'vitest';
import { abandon, openInRun } from './run-commands.ts';
import { expireQuestion } from './question-clock.ts';
import { newRun, openQuestion, phaseOf, questionOf, type Run } from './run.ts';
import { type SubmissionCode, submit } from './submission.ts';

const limit = 60_000;
const start = 1_000_000;
const right = 'ALL_ANSWERS_CORRECT';
const wrong = 'WRONG_ANSWER';

function fresh(): Run {
  return newRun(['q1', 'q2', 'q3', 'q4', 'q5'], start);
}

function opened(run: Run, id: string, now = start): Run {
  const result = openInRun(run, id, now, limit);
  if (result.refusal !== null) throw new Error(result.refusal);
  return result.run;
}

function submitted(run: Run, id: string, code: SubmissionCode, now = start) {
  const result = submit(run, id, code, now, limit);
  if (result.kind !== 'counted') throw new Error(result.kind);
  return result;
}

/** Opens and answers the questions in order with these codes. */
function played(...codes: SubmissionCode[]): Run {
  return codes.reduce((run, code) => {
    const id = openQuestion(run)?.id ?? run.questions.find(({ outcome }) => outcome === null)?.id ?? '';
    return submitted(opened(run, id), id, code).run;
  }, fresh());
}

describe('opening', () => {
  it('B9: a run starts with three lives and no star', () => {
    expect(fresh()).toMatchObject({ lives: 3, stars: 0 });
  });

  it('D197: only the first open sets the deadline', () => {
    const run = opened(fresh(), 'q1');
    expect(questionOf(run, 'q1')?.deadlineAt).toBe(start + limit);
    expect(opened(run, 'q1', start + 30_000)).toBe(run);
  });

  it('T20: questions open in order', () => {
    expect(openInRun(fresh(), 'q2', start, limit)).toEqual({ refusal: 'QUIZ_LOCKED' });
    expect(openInRun(opened(fresh(), 'q1'), 'q2', start, limit)).toEqual({ refusal: 'QUIZ_LOCKED' });
  });

  it('T18: a closed question can be opened again without a clock', () => {
    const run = played(right);
    expect(opened(run, 'q1', start + 5)).toBe(run);
  });

  it('D111: a finished and passed run opens no question', () => {
    const run = played(right, right, right, right, right);
    expect(openInRun(run, 'q1', start, limit)).toEqual({ refusal: 'CHAPTER_PASSED' });
  });

  it('D124: a failed run opens no question before it is abandoned', () => {
    const run = played(wrong, wrong, wrong);
    expect(openInRun(run, 'q2', start, limit)).toEqual({ refusal: 'RUN_FAILED' });
  });
});

describe('answering', () => {
  it('B4.2: a right answer closes the question with a star', () => {
    const { run, star, lifeLost } = submitted(opened(fresh(), 'q1'), 'q1', right);
    expect({ star, lifeLost, stars: run.stars, lives: run.lives }).toEqual({
      star: 1,
      lifeLost: 0,
      stars: 1,
      lives: 3,
    });
    expect(questionOf(run, 'q1')?.outcome).toBe('right');
  });

  it('B4.4, D113: a wrong answer costs a life and does not change the question', () => {
    const before = opened(fresh(), 'q1');
    const { run } = submitted(before, 'q1', wrong, start + 10_000);
    expect(run.lives).toBe(2);
    expect(questionOf(run, 'q1')).toEqual(questionOf(before, 'q1'));
  });

  it('D112: every wrong answer costs a life, and a later right answer restores none', () => {
    expect(played(wrong, wrong, right)).toMatchObject({ lives: 1, stars: 1 });
  });

  it('D116: a partly right answer costs no life and gives no star', () => {
    const before = opened(fresh(), 'q1');
    expect(submitted(before, 'q1', 'PARTIAL_ANSWERS_CORRECT')).toMatchObject({
      run: before,
      star: 0,
      lifeLost: 0,
    });
  });

  it('D118: time-up costs a life and closes the question', () => {
    const { run } = submitted(opened(fresh(), 'q1'), 'q1', 'TIME_UP');
    expect(run.lives).toBe(2);
    expect(questionOf(run, 'q1')?.outcome).toBe('time_up');
  });

  it('T16: a closed question is not counted again', () => {
    expect(submit(played(right), 'q1', right, start, limit)).toEqual({ kind: 'repeated' });
  });

  it('T20: rejects an answer to a later question', () => {
    const result = submit(opened(fresh(), 'q1'), 'q3', right, start, limit);
    expect(result).toEqual({ kind: 'refused', refusal: 'QUIZ_LOCKED' });
  });

  it('T21: rejects an answer to a finished run', () => {
    const result = submit(played(wrong, wrong, wrong), 'q2', right, start, limit);
    expect(result).toEqual({ kind: 'refused', refusal: 'QUIZ_NOT_OPEN' });
  });

  it('D197: an answer without an open counts from the previous close', () => {
    const run = played(right);
    expect(submitted(run, 'q2', right, start + limit).code).toBe(right);
    expect(submitted(run, 'q2', right, start + limit + 2_001).code).toBe('TIME_UP');
  });
});

describe('the deadline', () => {
  it.each([
    [0, right],
    [2_000, right],
    [2_001, 'TIME_UP'],
  ] as const)('T15: an answer %i ms after the deadline counts as %s', (after, code) => {
    const now = start + limit + after;
    const { run } = expireQuestion(opened(fresh(), 'q1'), now);
    const result = submit(run, 'q1', right, now, limit);
    const outcome = questionOf(result.kind === 'counted' ? result.run : run, 'q1')?.outcome;
    expect(outcome).toBe(code === right ? 'right' : 'time_up');
  });

  it('D138: after an hour away the question has expired once, at its deadline', () => {
    const hour = start + 3_600_000;
    const { run, expiredId } = expireQuestion(opened(fresh(), 'q1'), hour);
    expect(expiredId).toBe('q1');
    expect(run).toMatchObject({ lives: 2, lastClosedAt: start + limit });
    expect(expireQuestion(run, hour * 2)).toEqual({ run, expiredId: null });
  });
});

describe('the end', () => {
  it('B4.6: a run without lives and with fewer than three stars has failed', () => {
    expect(phaseOf(played(right, right, wrong, wrong, wrong))).toBe('failed');
  });

  it('D114: a run without lives but with three stars is passed', () => {
    expect(phaseOf(played(right, right, right, wrong, wrong, wrong))).toBe('passed');
  });

  it('B4.8: a run with five closed questions and a life left is passed', () => {
    expect(phaseOf(played(right, 'TIME_UP', right, 'TIME_UP', right))).toBe('passed');
  });

  it('D113: the last life closes the question as wrong', () => {
    expect(questionOf(played(wrong, wrong, wrong), 'q1')?.outcome).toBe('wrong');
  });

  it('B4.7: three stars do not end a run with questions and lives left', () => {
    expect(phaseOf(played(right, right, right))).toBe('playing');
  });

  it('D115: a shorter chapter without three stars fails', () => {
    expect(phaseOf({ ...played(right), questions: played(right).questions.slice(0, 1) })).toBe('failed');
  });
});

describe('abandoning', () => {
  it('D124: abandons a failed run', () => {
    const result = abandon(played(wrong, wrong, wrong), start + 1);
    expect(result).toMatchObject({ refusal: null, run: { abandonedAt: start + 1 } });
  });

  it('T17: refuses to abandon a running run, which would allow previews', () => {
    expect(abandon(played(right), start)).toEqual({ refusal: 'RUN_IN_PROGRESS' });
  });

  it('T17: refuses to abandon a passed run', () => {
    expect(abandon(played(right, right, right, wrong, wrong, wrong), start)).toEqual({
      refusal: 'CHAPTER_PASSED',
    });
  });

  it('D204: abandons a passed run of a replayable chapter', () => {
    const result = abandon(played(right, right, right, wrong, wrong, wrong), start, true);
    expect(result).toMatchObject({ refusal: null, run: { abandonedAt: start, stars: 3 } });
    expect(abandon(played(right), start, true)).toEqual({ refusal: 'RUN_IN_PROGRESS' });
  });
});
