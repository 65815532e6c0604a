import type { AnswerResult, LoadedRun, Quiz, Run } from '../core/responses.ts';
import { questionTypes, type Input, type QuestionInPlay, type QuestionType } from '../core/questions.ts';
import { TestRun } from './test-run.ts';
import {
  idOf,
  sampleChapter,
  sampleKey,
  sampleQuestion,
  sampleQuiz,
  sampleResult,
  sampleRun,
} from './sample-chapter.ts';

/** A run on its open question of a type; the questions before it are closed. */
export function runAt(type: QuestionType, run: Partial<Run> = {}, facts: Partial<LoadedRun> = {}): TestRun {
  const position = questionTypes.indexOf(type);
  const quizzes = questionTypes.map((each, index): Quiz => {
    if (index < position)
      return sampleQuiz(each, { closed: true, outcome: 'right', question: sampleQuestion(each) });
    return sampleQuiz(each, index === position ? { question: sampleQuestion(each) } : {});
  });
  const open = sampleRun({ remainingMs: 60_000, openQuizId: idOf(type), ...run });
  return new TestRun()
    .on({ type: 'start' })
    .on({ type: 'loaded', loaded: sampleChapter({ quizzes, run: open, ...facts }), memory: null });
}

/** Submits an input, the right one where none is given. */
export function submit<T extends QuestionType>(
  played: TestRun,
  type: T,
  input: Input<T> = sampleKey(type),
): TestRun {
  // The question on the screen is of this type, which the parameters tie the input to.
  const inPlay = { ...played.state.inPlay, type, input } as QuestionInPlay;
  return played.on({ type: 'submit', inPlay });
}

/** The server answers what was sent. */
export function answer(played: TestRun, result: Partial<AnswerResult>): TestRun {
  return played.on({ type: 'answered', submission: played.submission, result: sampleResult(result) });
}

/** A right answer that closes the question. */
export function rightResult(run: Partial<Run> = {}): Partial<AnswerResult> {
  return { result: true, code: 'ALL_ANSWERS_CORRECT', run: sampleRun({ stars: 1, ...run }) };
}

/** A wrong answer on a question that stays open. */
export function wrongResult(type: QuestionType, run: Partial<Run> = {}): Partial<AnswerResult> {
  const open = sampleRun({ lives: 2, openQuizId: idOf(type), remainingMs: 50_000, ...run });
  return { code: 'WRONG_ANSWER', hint: 'A colour.', run: open };
}

/** Every question but those given as closed, in one chapter of a finished or failing run. */
export function closedAll(outcomes: readonly Quiz['outcome'][]): Quiz[] {
  return questionTypes.map((type, index) =>
    sampleQuiz(type, { closed: true, outcome: outcomes[index] ?? 'right', question: sampleQuestion(type) }),
  );
}
