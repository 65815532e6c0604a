import { ChapterInMemory } from '@sirah-trails/provider/testing/chapter';
import type { Question } from '@sirah-trails/provider/testing/journeys';
import {
  chapterMode,
  initialState,
  parseQuestion,
  extraMs,
  remainingMs,
  transition,
  type AnswerResult,
  type LoadedRun,
  type Quiz,
  type Run,
  type RunEffect,
  type RunEvent,
  type RunMemory,
  type RunState,
  type Submission,
} from '@sirah-trails/quiz-engine/core';

type Loaded = ReturnType<ChapterInMemory['load']>;
type Response = ReturnType<ChapterInMemory['answer']>;

/** Network conditions of an answer: latency to the server in milliseconds, and whether the first response is lost. */
export interface Travel {
  readonly ms: number;
  readonly isLost: boolean;
}

const atOnce: Travel = { ms: 0, isLost: false };

/** Engine core and provider rules playing a chapter on a shared clock. Responses are instantaneous. */
export class BothSides {
  readonly #questionMs: number | null;
  readonly #server: ChapterInMemory;
  #memory: RunMemory | null = null;
  #visits = 0;
  now = 0;
  state!: RunState;

  /** @param questionMs time per question; null without a clock */
  constructor(questions: readonly Question[], questionMs: number | null) {
    this.#questionMs = questionMs;
    this.#server = new ChapterInMemory(questions, questionMs);
    this.visit();
  }

  /** Opens or reloads the chapter. */
  visit(): void {
    this.#visits += 1;
    this.state = initialState(`visit${this.#visits}`, chapterMode.limits);
    this.on({ type: 'start' });
  }

  /** Dispatches an app event and delivers its calls. */
  on(event: RunEvent, travel = atOnce): void {
    const { state, effects } = transition(chapterMode, this.state, event, this.now);
    this.state = state;
    for (const effect of effects) this.#carryOut(effect, travel);
  }

  wait(ms: number): void {
    this.now += ms;
    this.on({ type: 'tick' });
  }

  /** The shared state according to each side. */
  views() {
    const { run, quizzes, phase } = this.#server.load(this.now);
    const closed = quizzes.filter((quiz) => quiz.closed).map(({ id }) => id);
    const { lives, stars, open_quiz_id: open, remaining_ms: left, reading_ms: toRead, hint } = run;
    return {
      server: { phase, lives, stars, closed, open, left, toRead, hint },
      client: this.#view(),
    };
  }

  #view() {
    const { lives, stars, quizzes, currentId, deadline, hint } = this.state;
    const closed = quizzes.filter((quiz) => quiz.closed).map(({ id }) => id);
    const phase = phaseOf(this.state, this.now);
    const isOpen = phase === 'open';
    const left = deadline && remainingMs(deadline, this.now);
    const toRead = deadline && extraMs(deadline, this.now);
    return {
      phase,
      lives,
      stars,
      closed,
      open: isOpen ? currentId : null,
      left,
      toRead,
      hint: isOpen ? hint : null,
    };
  }

  #carryOut(effect: RunEffect, travel: Travel): void {
    switch (effect.type) {
      case 'load':
        this.on({ type: 'loaded', loaded: this.#loaded(), memory: this.#memory });
        break;
      case 'open':
        this.#open(effect.quizId);
        break;
      case 'send':
        this.#send(effect.submission, travel);
        break;
      case 'read-aloud': {
        const run = runOf(this.#server.readAloud(effect.quizId, this.now));
        this.on({ type: 'extra-time', quizId: effect.quizId, run });
        break;
      }
      case 'remember':
        this.#memory = effect.memory;
        break;
      case 'forget':
        this.#memory = null;
        break;
      case 'delete-answers':
        this.#server.abandon(this.now);
        this.on({ type: 'answers-deleted' });
        break;
      default:
    }
  }

  #loaded(): LoadedRun {
    const { quizzes, run } = this.#server.load(this.now);
    return { quizzes: quizzes.map(quizOf), run: runOf(run), questionMs: this.#questionMs, started: true };
  }

  #open(quizId: string): void {
    const opened = this.#server.open(quizId, this.now);
    if (opened.refusal === null) {
      this.on({ type: 'opened', opened: { quiz: quizOf(opened.data), run: runOf(opened.run) } });
      return;
    }
    const failure = { kind: 'refused', code: opened.refusal, message: null } as const;
    this.on({ type: 'open-failed', quizId, failure });
  }

  /** The app's clock continues during the latency. */
  #send(submission: Submission, { ms, isLost }: Travel): void {
    const { quizId, answer, timeUp, key } = submission;
    this.now += ms;
    const response = this.#server.answer(quizId, { answer: answer as never, time_up: timeUp }, key, this.now);
    this.on({ type: 'tick' });
    if (!isLost) {
      this.on({ type: 'answered', submission, result: resultOf(response) });
      return;
    }
    this.on({ type: 'send-failed', key, failure: { kind: 'network', code: null, message: null } });
    this.on({ type: 'retry' });
  }
}

/** The app's phase in the provider's terms; a closed question maps to the phase after Continue. */
function phaseOf(state: RunState, now: number): Loaded['phase'] | RunState['phase']['name'] {
  const { name } = state.phase;
  switch (name) {
    case 'answering':
    case 'partial':
    case 'wrong':
      return 'open';
    case 'right':
    case 'time-up': {
      const next = transition(chapterMode, state, { type: 'continue' }, now).state;
      return next.phase.name === name ? name : phaseOf(next, now);
    }
    case 'ready':
    case 'opening':
    case 'progress':
      return 'between';
    case 'out-of-lives':
    case 'too-few-stars':
      return 'failed';
    case 'passed-with-no-lives':
    case 'finished':
      return 'passed';
    default:
      return name;
  }
}

function quizOf({
  id,
  order,
  type,
  content,
  user_answer: userAnswer,
  closed,
  outcome,
}: Loaded['quizzes'][number]): Quiz {
  const question = content === undefined ? null : (parseQuestion(type, content) ?? null);
  return { id, order, type, question, userAnswer: userAnswer as never, closed, outcome: outcome ?? null };
}

function runOf(run: Loaded['run']): Run {
  const { id, lives, stars, hint, tried, found } = run;
  const times = { remainingMs: run.remaining_ms, extraMs: run.reading_ms };
  return {
    id,
    lives,
    stars,
    hint,
    tried: tried as never,
    found: (found ?? null) as never,
    openQuizId: run.open_quiz_id,
    ...times,
  };
}

function resultOf(response: Response): AnswerResult {
  const { result, code, hint, explanation, quiet, lives } = response;
  return {
    ...{ result, code, hint, explanation, quiet, lives },
    correctAnswers: response.correct_answers as never,
    parts: response.answer_summary,
    sources: [],
    book: null,
    run: runOf(response.run as Loaded['run']),
    nextQuiz: response.next_quiz ? quizOf(response.next_quiz) : null,
  };
}
