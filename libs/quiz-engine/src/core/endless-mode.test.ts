import { describe, expect, it } from 'vitest';
import { TestRun, answer, rightResult, submit } from '../testing/test-run.ts';
import { sampleChapter, sampleQuestion, sampleQuiz, sampleRun } from '../testing/sample-chapter.ts';
import type { LoadedRun, Run } from './responses.ts';
import type { RunMemory } from './state.ts';
import { endlessMode } from './endless-mode.ts';

const quiz = sampleQuiz('multiple_choice', { question: sampleQuestion('multiple_choice') });
const open = (facts: Partial<Run> = {}) =>
  sampleRun({ openQuizId: quiz.id, lives: 1, remainingMs: 30_000, ...facts });

function begin(facts: Partial<LoadedRun> = {}, memory: RunMemory | null = null) {
  const loaded = sampleChapter({ quizzes: [quiz], run: open(), ...facts });
  return new TestRun(endlessMode).on({ type: 'start' }).on({ type: 'loaded', loaded, memory });
}

describe('B4: a game of the Infinity Trail', () => {
  it('D171: a wrong answer ends it; the answer stays in sight until Continue', () => {
    const run = submit(begin(), 'multiple_choice', 'A');
    answer(run, { correctAnswers: 'B', run: sampleRun({ lives: 0, stars: 3 }) });
    expect(run.state).toMatchObject({ phase: { name: 'game-over' }, inPlay: { key: 'B' } });
    run.on({ type: 'continue' });
    expect(run.phase).toBe('finished');
    expect(run.effects).toEqual([
      { type: 'forget' },
      { type: 'finish', exit: 'game-over', stars: 3, lives: 0 },
    ]);
  });

  it('D171: so it does with a provider that sends neither lives nor a run', () => {
    const run = submit(begin(), 'multiple_choice', 'A');
    expect(answer(run, {}).state).toMatchObject({ phase: { name: 'game-over' }, lives: 0 });
  });

  it('D196: the clock ends it after its own words', () => {
    const late = begin().wait(30_000);
    expect(late.submission).toMatchObject({ timeUp: true });
    answer(late, { code: 'TIME_UP', run: sampleRun({ lives: 0 }) });
    expect(late.phase).toBe('time-up');
    expect(late.on({ type: 'continue' }).asked('finish')[0]?.exit).toBe('game-over');
  });

  it('D196: the last question of all ends it with its life, after the banner', () => {
    const run = submit(begin(), 'multiple_choice');
    answer(run, { ...rightResult({ lives: 1, stars: 9 }), code: 'ENDLESS_COMPLETED' });
    expect(run.phase).toBe('right');
    expect(run.asked('remember')[0]?.memory.notes).toEqual(['completed']);
    expect(run.on({ type: 'continue' }).asked('finish')).toEqual([
      { type: 'finish', exit: 'game-over', stars: 9, lives: 1 },
    ]);
  });

  it('D152: after a reload the open question is there again, with its time and the streak', () => {
    const run = begin({ run: open({ stars: 4, remainingMs: 12_000 }) });
    expect(run.state).toMatchObject({ stars: 4, currentId: quiz.id, phase: { name: 'answering' } });
    expect(run.state.deadline?.at).toBe(12_000);
  });

  it('D196: a game that ended while the learner was away leads to its summary', () => {
    const run = begin({ quizzes: [], run: sampleRun({ lives: 0, openQuizId: null }) });
    expect(run.asked('finish')).toEqual([{ type: 'finish', exit: 'game-over', stars: 0, lives: 0 }]);
  });

  it('D231: an address without a game and without its tap starts no clock', () => {
    const run = begin({ quizzes: [], run: null, started: false });
    expect(run.asked('open')).toEqual([]);
    expect(run.asked('finish')[0]?.exit).toBe('not-started');
  });
});
