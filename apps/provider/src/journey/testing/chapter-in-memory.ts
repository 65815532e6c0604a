import type { Question } from '@sirah-trails/content-pack/model';
import type { PlayQuestion } from '../../content/questions.ts';
import { spokenText } from '../../domain/questions/questions.ts';
import { grantReadAloudTime } from '../../domain/run/extra-time.ts';
import { expireQuestion } from '../../domain/run/question-clock.ts';
import { abandon, openInRun } from '../../domain/run/run-commands.ts';
import { newRun, openQuestion, phaseOf, questionOf, type Run } from '../../domain/run/run.ts';
import type { Wire } from '../../kernel/wire.ts';
import { freshRun, type StoredRun } from '../../progress/stored-run.ts';
import { type AnswerBody, decide, type Decision, timeIsUp } from '../answering/decide.ts';
import { isClosed, presentAgain, presentCounted, withTimeLeft } from '../answering/present.ts';
import { chapterQuestion, type PlayedChapter } from '../chapter/played-chapter.ts';
import {
  presentNextQuiz,
  presentQuiz,
  presentQuizzes,
  presentChapterRun,
  presentRunSummary,
} from '../chapter/present-run.ts';

/** The provider's rules of a chapter for a learner, without a database, on the test's clock. */
export class ChapterInMemory {
  readonly #chapter: PlayedChapter;
  #stored: StoredRun;
  readonly #closings = new Map<string, string>();
  readonly #responses = new Map<string, Wire['AnswerResult']>();

  /** @param limitMs time for a question; null without a clock */
  constructor(questions: readonly Question[], limitMs: number | null) {
    const common = { chapterId: 'chapter', retired: false, quiet: false, book: null };
    const played = questions.map((question, index) => ({ ...common, question, position: index + 1 }));
    // Safe cast: the rules do not use the learner.
    this.#chapter = { limitMs, questions: played } as Pick<
      PlayedChapter,
      'limitMs' | 'questions'
    > as PlayedChapter;
    this.#stored = this.#begin(0);
  }

  /** The questions and the run with its phase: `open` and `between` are both play. */
  load(now: number) {
    this.#settle(now);
    const { state } = this.#stored;
    const phase = phaseOf(state);
    const played = openQuestion(state) ? 'open' : 'between';
    return {
      quizzes: presentQuizzes(this.#chapter, this.#stored),
      run: presentChapterRun(this.#chapter, this.#stored, now),
      phase: phase === 'playing' ? played : phase,
    } as const;
  }

  open(id: string, now: number) {
    this.#settle(now);
    const opened = openInRun(this.#stored.state, id, now, this.#chapter.limitMs);
    if (opened.refusal !== null) return { refusal: opened.refusal };
    this.#stored = { ...this.#stored, state: opened.run };
    return { refusal: null, data: presentQuiz(this.#asked(id), this.#stored), run: this.load(now).run };
  }

  /** Repeats with the same key have one effect and return the same response with the current time left. */
  answer(id: string, body: AnswerBody, key: string, now: number): Wire['AnswerResult'] {
    this.#settle(now);
    const before = this.#responses.get(key);
    const question = questionOf(this.#stored.state, id);
    if (before) return withTimeLeft(before, question?.outcome ? null : (question ?? null), now);
    const response = question?.outcome ? this.#again(id, now) : this.#score(id, body, now);
    this.#responses.set(key, response);
    return response;
  }

  readAloud(id: string, now: number) {
    this.#settle(now);
    const text = spokenText(this.#asked(id).question);
    this.#stored = { ...this.#stored, state: grantReadAloudTime(this.#stored.state, id, text, now) };
    return this.load(now).run;
  }

  /** Abandons a failed run and starts a new run. */
  abandon(now: number): void {
    if (abandon(this.#stored.state, now).refusal === null) this.#stored = this.#begin(now);
  }

  #score(id: string, body: AnswerBody, now: number): Wire['AnswerResult'] {
    const round = {
      stored: this.#stored,
      asked: this.#asked(id),
      limitMs: this.#chapter.limitMs,
      pacedAt: null,
    };
    return this.#take(decide(round, body, now), now);
  }

  #take(decision: Decision<Run>, now: number): Wire['AnswerResult'] {
    this.#stored = decision.stored;
    const closed = isClosed(this.#stored.state, decision.asked.question.id);
    const response = {
      ...presentCounted(decision),
      ...presentRunSummary(this.#chapter, this.#stored, now),
      hint: decision.counted.code === 'WRONG_ANSWER' && !closed ? decision.asked.question.hint : null,
      next_quiz: closed ? presentNextQuiz(this.#chapter, this.#stored) : null,
    };
    if (closed) this.#closings.set(decision.asked.question.id, JSON.stringify(response));
    return response;
  }

  #again(id: string, now: number): Wire['AnswerResult'] {
    return presentAgain(this.#closings.get(id) ?? '{}', presentRunSummary(this.#chapter, this.#stored, now));
  }

  /** Closes questions that have expired. */
  #settle(now: number): void {
    const { run, expiredId } = expireQuestion(this.#stored.state, now);
    if (expiredId !== null) this.#take(timeIsUp(this.#stored, run, this.#asked(expiredId)), now);
  }

  #begin(now: number): StoredRun {
    this.#closings.clear();
    return freshRun(
      newRun(
        this.#chapter.questions.map(({ question }) => question.id),
        now,
      ),
      now,
    );
  }

  #asked(id: string): PlayQuestion {
    return chapterQuestion(this.#chapter, id);
  }
}
