import { describe, expect, it } from 'vitest';
import { TestRun, answer, rightResult, submit } from '../testing/test-run.ts';
import { idOf, sampleChapter, sampleQuestion, sampleQuiz, sampleRun } from '../testing/sample-chapter.ts';
import { sampleModes, withoutScore } from '../testing/sample-modes.ts';
import type { Mode } from './events.ts';
import { endlessMode } from './endless-mode.ts';
import type { QuestionType } from './questions.ts';
import type { LoadedRun, Run } from './responses.ts';

// The promises of the round to every mode. A new mode joins `sampleModes`.

function begin(mode: Mode, facts: Partial<LoadedRun> = {}) {
  return new TestRun(mode)
    .on({ type: 'start' })
    .on({ type: 'loaded', loaded: sampleChapter(facts), memory: null });
}

function open(run: TestRun, type: QuestionType, facts: Partial<Run> = {}) {
  const quiz = sampleQuiz(type, { question: sampleQuestion(type) });
  const opened = { quiz, run: sampleRun({ openQuizId: quiz.id, lives: run.state.lives, ...facts }) };
  return run.on({ type: 'opened', opened });
}

describe.each(Object.entries(sampleModes))('a run by the mode of %s', (_, mode) => {
  it('begins with all its lives and without a star', () => {
    expect(new TestRun(mode).state).toMatchObject({ lives: mode.limits.lives, stars: 0 });
  });

  it('opens its first question, and with the content it can be answered', () => {
    const run = begin(mode);
    expect(run.asked('open')).toHaveLength(1);
    expect(open(run, 'multiple_choice').phase).toBe('answering');
  });

  it('has every right answer closed and shown before anything else comes', () => {
    const run = submit(open(begin(mode), 'multiple_choice'), 'multiple_choice');
    answer(run, { ...rightResult({ lives: mode.limits.lives }), correctAnswers: 'B' });
    expect(run.phase).toBe('right');
    expect(run.state).toMatchObject({ closing: { outcome: 'right' }, inPlay: { key: 'B' } });
    expect(run.on({ type: 'continue' }).asked('open')).toHaveLength(1);
  });

  it('never exceeds its limits of lives and stars, whatever the server sends', () => {
    const run = submit(open(begin(mode), 'multiple_choice'), 'multiple_choice');
    answer(run, rightResult({ lives: 99, stars: 99 }));
    expect(run.state.lives).toBe(mode.limits.lives);
    expect(run.state.stars).toBe(Math.min(99, mode.limits.stars));
  });
});

describe('a mode with a life and a streak', () => {
  it("a question outside the list is known by the server's id", () => {
    const run = begin(endlessMode, { quizzes: [] });
    expect(run.asked('open')).toEqual([{ type: 'open', quizId: 'next' }]);
    expect(run.on({ type: 'open-failed', quizId: 'next', failure }).wait(1_000).asked('open')).toHaveLength(
      1,
    );
    open(run, 'true_or_false', { remainingMs: 30_000 });
    expect(run.state).toMatchObject({ currentId: idOf('true_or_false'), phase: { name: 'answering' } });
  });

  it('the streak grows beyond five, question by question', () => {
    const run = begin(endlessMode, { quizzes: [] });
    for (let stars = 1; stars <= 7; stars += 1) {
      submit(open(run, 'multiple_choice'), 'multiple_choice');
      answer(run, rightResult({ lives: 1, stars })).on({ type: 'continue' });
    }
    expect(run.state.stars).toBe(7);
    expect(run.asked('open')).toEqual([{ type: 'open', quizId: 'next' }]);
  });
});

describe('a mode without lives, clock and score', () => {
  it('repeats the question after each wrong answer, without limit', () => {
    const run = open(
      begin(withoutScore, { quizzes: [sampleQuiz('unscramble_words')], questionMs: null }),
      'unscramble_words',
    );
    for (const word of ['AHJIZ', 'ZAHIJ', 'HAJIZ', 'JIHAZ', 'ZIJAH']) {
      submit(run, 'unscramble_words', word);
      expect(answer(run, { code: 'WRONG_ANSWER' }).phase).toBe('wrong');
      run.on({ type: 'try-again' }).wait(86_400_000);
    }
    expect(run.state).toMatchObject({ phase: { name: 'answering' }, lives: 0, stars: 0, deadline: null });
  });

  it('ends when its questions end', () => {
    const quiz = sampleQuiz('multiple_choice');
    const run = submit(open(begin(withoutScore, { quizzes: [quiz] }), 'multiple_choice'), 'multiple_choice');
    expect(answer(run, { result: true }).on({ type: 'continue' }).phase).toBe('finished');
  });
});

const failure = { kind: 'network', code: null, message: null } as const;
