import { describe, expect, it } from 'vitest';
import { TestRun, answer, closedAll, rightResult, runAt, submit } from '../testing/test-run.ts';
import { idOf, sampleChapter, sampleRun } from '../testing/sample-chapter.ts';
import type { LoadedRun } from './responses.ts';
import type { RunMemory } from './state.ts';
import { chapterMode, finishesByRank } from './chapter-mode.ts';

const network = { kind: 'network', code: null, message: null } as const;

it('B9: a chapter has three lives and five stars', () => {
  expect(chapterMode.limits).toEqual({ lives: 3, stars: 5 });
});

describe('B4.6, D114: lives reach 0', () => {
  it.each([0, 1, 2])('with %d stars: out of lives', (stars) => {
    const run = submit(runAt('multiple_choice', { lives: 1, stars }), 'multiple_choice', 'A');
    answer(run, { code: 'WRONG_ANSWER', run: sampleRun({ lives: 0, stars }) });
    expect(run.phase).toBe('out-of-lives');
    expect(run.asked('delete-answers')).toEqual([]);
  });

  it.each([3, 4])('with %d stars: passed, and said so before the finish', (stars) => {
    const run = submit(runAt('matchup_words', { lives: 1, stars }), 'matchup_words', {
      left: 'Najd',
      right: 'Dry valley',
      pairs: {},
    });
    answer(run, { code: 'WRONG_ANSWER', run: sampleRun({ lives: 0, stars }) });
    expect(run.phase).toBe('passed-with-no-lives');
    expect(run.on({ type: 'continue' }).asked('finish')).toEqual([
      { type: 'finish', exit: 'finish-chapter', stars, lives: 0 },
    ]);
  });

  it('by the clock: the popup first, then out of lives', () => {
    const run = runAt('multiple_choice', { lives: 1 }).wait(60_000);
    answer(run, { code: 'TIME_UP', run: sampleRun({ lives: 0 }) });
    expect(run.phase).toBe('time-up');
    expect(run.on({ type: 'continue' }).phase).toBe('out-of-lives');
  });

  it('leaving abandons the run, then the failed quote follows', () => {
    const run = outOfLives().on({ type: 'leave' });
    expect(run.asked('delete-answers')).toHaveLength(1);
    expect(run.on({ type: 'leave' }).asked('delete-answers')).toEqual([]);
    run.on({ type: 'answers-deleted' });
    expect(run.effects).toEqual([{ type: 'forget' }, { type: 'finish', exit: 'failed', stars: 1, lives: 0 }]);
  });

  it('D124: a failed run that could not be abandoned is abandoned on the next visit, then a new run starts', () => {
    const run = outOfLives().on({ type: 'leave' });
    const memory = run.asked('remember')[0]?.memory ?? null;
    run.on({ type: 'delete-failed', failure: network });
    expect(run.effects).toEqual([{ type: 'finish', exit: 'failed', stars: 1, lives: 0 }]);
    const failed = sampleChapter({ run: sampleRun({ lives: 0, stars: 1 }) });
    const next = new TestRun().on({ type: 'start' }).on({ type: 'loaded', loaded: failed, memory });
    expect(next.asked('delete-answers')).toHaveLength(1);
    expect(next.on({ type: 'answers-deleted' }).effects).toEqual([{ type: 'forget' }, { type: 'load' }]);
    next.on({ type: 'loaded', loaded: sampleChapter(), memory: null });
    expect(next.asked('open')).toHaveLength(1);
  });

  it('a reload while it is shown shows it again', () => {
    const chapter = sampleChapter({ run: sampleRun({ lives: 0, stars: 2 }) });
    const run = new TestRun().on({ type: 'start' }).on({ type: 'loaded', loaded: chapter, memory: null });
    expect(run.phase).toBe('out-of-lives');
  });
});

describe('B4.8: all answered', () => {
  it.each([
    [3, 'finished'],
    [5, 'finished'],
    [2, 'too-few-stars'],
    [0, 'too-few-stars'],
  ])('with %d stars after question 5: %s (D115)', (stars, phase) => {
    const run = submit(runAt('unscramble_words'), 'unscramble_words');
    answer(run, rightResult({ stars })).on({ type: 'continue' });
    expect(run.phase).toBe(phase);
  });

  it('too few stars leave like a failed run', () => {
    const chapter = sampleChapter({
      quizzes: closedAll(['time_up']),
      run: sampleRun({ lives: 2, stars: 2 }),
    });
    const run = new TestRun().on({ type: 'start' }).on({ type: 'loaded', loaded: chapter, memory: null });
    expect(run.phase).toBe('too-few-stars');
    expect(run.on({ type: 'leave' }).asked('delete-answers')).toHaveLength(1);
    expect(run.on({ type: 'answers-deleted' }).asked('finish')[0]).toMatchObject({ exit: 'failed' });
  });
});

describe('B4.7, D139: the choice at three stars', () => {
  it('is offered once for each run', () => {
    const run = atThreeStars();
    expect(run.phase).toBe('progress');
    expect(run.asked('remember')[0]?.memory.notes).toEqual(['progress-offered']);
    run.on({ type: 'stay-on-trail' });
    expect(run.asked('open')).toEqual([{ type: 'open', quizId: idOf('matchup_words') }]);
  });

  it('is not offered again after a reload', () => {
    const memory: RunMemory = { runId: 'run-1', pending: null, notes: ['progress-offered'] };
    const quizzes = runAt('matchup_words').state.quizzes;
    const chapter = sampleChapter({ quizzes, run: sampleRun({ stars: 3 }) });
    const run = new TestRun().on({ type: 'start' }).on({ type: 'loaded', loaded: chapter, memory });
    expect(run.on({ type: 'continue' }).phase).toBe('opening');
  });

  it.each([
    [3, 'progress'],
    [4, 'opening'],
  ])('B4.12: a reload without a run at %i stars leads to %s', (stars, phase) => {
    const quizzes = [...closedAll([]).slice(0, stars), ...sampleChapter().quizzes.slice(stars)];
    const chapter = sampleChapter({ quizzes, run: null });
    const run = new TestRun().on({ type: 'start' }).on({ type: 'loaded', loaded: chapter, memory: null });
    expect(run.on({ type: 'continue' }).phase).toBe(phase);
  });

  it('is offered in the next run', () => {
    const memory: RunMemory = { runId: 'run-0', pending: null, notes: ['progress-offered'] };
    const quizzes = runAt('matchup_words').state.quizzes;
    const chapter = sampleChapter({ quizzes, run: sampleRun({ stars: 3 }) });
    const run = new TestRun().on({ type: 'start' }).on({ type: 'loaded', loaded: chapter, memory });
    expect(run.on({ type: 'continue' }).phase).toBe('progress');
  });

  it('is not offered on question 5', () => {
    const run = submit(runAt('unscramble_words', { stars: 2 }), 'unscramble_words');
    expect(answer(run, rightResult({ stars: 3 })).on({ type: 'continue' }).phase).toBe('finished');
  });
});

describe('B4.9, D128 and D129: continue to the next trail', () => {
  it.each([
    [1, 'finish-chapter'],
    [10, 'finish-chapter'],
    [11, 'next-chapter'],
    [0, 'next-chapter'],
    [null, 'next-chapter'],
    [2.5, 'next-chapter'],
    [-1, 'next-chapter'],
  ] as const)('rank %s: %s', (rank, exit) => {
    const run = atThreeStars().on({ type: 'next-trail' });
    expect(run.asked('ask-rank')).toHaveLength(1);
    expect(run.on({ type: 'rank-known', rank }).asked('finish')[0]?.exit).toBe(exit);
    expect(finishesByRank(rank)).toBe(exit === 'finish-chapter');
  });

  it.each([
    ['a rank error', (run: TestRun) => run.on({ type: 'rank-failed', message: 'no' })],
    ['two seconds without a rank', (run: TestRun) => run.wait(2_000)],
  ])('%s is shown, and Continue still goes on', (_, fail) => {
    const run = fail(atThreeStars().on({ type: 'next-trail' }));
    expect(run.state.phase).toMatchObject({ step: { name: 'rank-failed' } });
    expect(run.on({ type: 'next-trail' }).asked('finish')[0]?.exit).toBe('next-chapter');
  });
});

describe('B4.9, D108: the last chapter of all', () => {
  const lastOfAll = { type: 'facts-known', facts: { ends: 'journey' } } as const;

  it('finishes directly: no rank is asked for', () => {
    const run = atThreeStars().on(lastOfAll).on({ type: 'next-trail' });
    expect(run.effects).toEqual([
      { type: 'forget' },
      { type: 'finish', exit: 'finish-chapter', stars: 3, lives: 3 },
    ]);
  });

  it('offers to stay for five stars like any other', () => {
    const run = atThreeStars().on(lastOfAll).on({ type: 'stay-on-trail' });
    expect(run.asked('open')).toEqual([{ type: 'open', quizId: idOf('matchup_words') }]);
  });
});

function outOfLives() {
  const run = submit(runAt('multiple_choice', { lives: 1, stars: 1 }), 'multiple_choice', 'A');
  return answer(run, { code: 'WRONG_ANSWER', run: sampleRun({ lives: 0, stars: 1 }) });
}

function atThreeStars(facts: Partial<LoadedRun> = {}) {
  const run = submit(runAt('drag_and_drop', { stars: 2 }, facts), 'drag_and_drop');
  return answer(run, rightResult({ stars: 3 })).on({ type: 'continue' });
}
