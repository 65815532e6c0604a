import type { Mode, RunEffect, RunEvent } from '../core/events.ts';
import { chapterMode } from '../core/chapter-mode.ts';
import { transition } from '../core/machine.ts';
import { initialState, sendingOf, type RunState } from '../core/state.ts';
import { questionTypes, type Input, type QuestionInPlay, type QuestionType } from '../core/questions.ts';
import type { AnswerResult, LoadedRun, Quiz, Run } from '../core/responses.ts';
import {
  idOf,
  sampleChapter,
  sampleKey,
  sampleQuestion,
  sampleQuiz,
  sampleResult,
  sampleRun,
} from './sample-chapter.ts';

/** A run that a test plays event by event, on a clock that the test moves. */
export class TestRun {
  readonly mode: Mode;
  state: RunState;
  /** Effects of the last event. */
  effects: readonly RunEffect[] = [];
  now = 0;

  constructor(mode: Mode = chapterMode) {
    this.mode = mode;
    this.state = initialState('seed', mode.limits);
  }

  /** Something happens, after some milliseconds. */
  on(event: RunEvent, afterMs = 0): this {
    this.now += afterMs;
    const step = transition(this.mode, this.state, event, this.now);
    this.state = step.state;
    this.effects = step.effects;
    return this;
  }

  /** Time passes. */
  wait(ms: number): this {
    return this.on({ type: 'tick' }, ms);
  }

  get phase() {
    return this.state.phase.name;
  }

  /** The effects of a type that the last event asked for. */
  asked<Type extends RunEffect['type']>(type: Type) {
    return this.effects.filter(
      (effect): effect is Extract<RunEffect, { type: Type }> => effect.type === type,
    );
  }

  /** The submission under way. */
  get submission() {
    const sending = sendingOf(this.state);
    if (!sending) throw new Error(`nothing is sent in ${this.phase}`);
    return sending.submission;
  }
}

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

/** Responds to the submission. */
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
