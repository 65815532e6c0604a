import { describe, expect, it } from 'vitest';
import { TestRun, answer, submit } from '../testing/test-run.ts';
import { idOf, sampleChapter, sampleQuestion, sampleQuiz } from '../testing/sample-chapter.ts';
import type { QuestionType } from './questions.ts';
import { practiceMode } from './practice-mode.ts';

function practise(...types: QuestionType[]) {
  const quizzes = types.map((type) => sampleQuiz(type, { question: sampleQuestion(type) }));
  const run = new TestRun(practiceMode)
    .on({ type: 'start' })
    .on({ type: 'loaded', loaded: sampleChapter({ quizzes, questionMs: null }), memory: null });
  return opened(run, types[0] as QuestionType);
}

function opened(run: TestRun, type: QuestionType) {
  const quiz = sampleQuiz(type, { question: sampleQuestion(type) });
  return run.on({ type: 'opened', opened: { quiz, run: null } });
}

describe('D111: practice', () => {
  it('has no clock: a day changes nothing', () => {
    const run = practise('multiple_choice').wait(86_400_000);
    expect(run.state).toMatchObject({ phase: { name: 'answering' }, deadline: null, lives: 0, stars: 0 });
  });

  it('shows the right answer after a wrong one, then goes on to the next question', () => {
    const run = submit(practise('multiple_choice', 'true_or_false'), 'multiple_choice', 'A');
    answer(run, { code: 'WRONG_ANSWER', correctAnswers: 'B', explanation: 'West.' });
    expect(run.phase).toBe('practised');
    expect(run.state).toMatchObject({ inPlay: { key: 'B' }, closing: { explanation: 'West.' } });
    expect(run.on({ type: 'continue' }).asked('open')).toEqual([
      { type: 'open', quizId: idOf('true_or_false') },
    ]);
  });

  it('adds no star, and ends after its last question', () => {
    const run = submit(practise('multiple_choice'), 'multiple_choice');
    answer(run, { result: true, code: 'ALL_ANSWERS_CORRECT', correctAnswers: 'B' });
    expect(run.state).toMatchObject({ phase: { name: 'right' }, stars: 0 });
    expect(run.on({ type: 'continue' }).asked('finish')).toEqual([
      { type: 'finish', exit: 'practised', stars: 0, lives: 0 },
    ]);
  });

  it('is over at once when there is no question', () => {
    const run = new TestRun(practiceMode)
      .on({ type: 'start' })
      .on({ type: 'loaded', loaded: sampleChapter({ quizzes: [] }), memory: null });
    expect(run.phase).toBe('finished');
  });

  it('keeps right pairs of a match-up', () => {
    const pair = { left: 'Hijaz', right: 'Western mountains', pairs: {} };
    const run = submit(practise('matchup_words'), 'matchup_words', pair);
    answer(run, { code: 'PARTIAL_ANSWERS_CORRECT' });
    expect(run.state).toMatchObject({ phase: { name: 'partial' }, locked: { Hijaz: 'Western mountains' } });
  });

  it('stops at a question that is open in a run: loading it again would change nothing', () => {
    const run = submit(practise('multiple_choice'), 'multiple_choice');
    const failure = { kind: 'refused', code: 'QUIZ_OPEN', message: null } as const;
    run.on({ type: 'send-failed', key: run.submission.key, failure });
    expect(run.state.phase).toEqual({ name: 'load-failed', failure });
  });
});
