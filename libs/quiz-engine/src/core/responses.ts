import type { QuestionOutcome } from '../questions/contract/core.ts';
import type { Answer, Question, QuestionType } from './questions.ts';

// Data of the server, as the engine reads it.

/** Milliseconds of the injected monotonic clock, never a time of day. */
export type Moment = number;

/** A question of a run. */
export interface Quiz {
  readonly id: string;
  readonly order: number;
  readonly type: QuestionType;
  /** Known once the question is opened; other providers may send it at once. */
  readonly question: Question | null;
  readonly userAnswer?: Answer | undefined;
  readonly closed: boolean;
  readonly outcome: QuestionOutcome | null;
}

/** A run, as the server sees it. */
export interface Run {
  readonly id: string;
  readonly lives: number;
  readonly stars: number;
  /** Milliseconds until the open question's deadline; null when none is open or it has no clock. */
  readonly remainingMs: number | null;
  readonly openQuizId: string | null;
  /** Wrong answers to the open question; null where the provider does not send them. */
  readonly tried: readonly Answer[] | null;
  /** Hint of the open question after a wrong answer; null if there is none. */
  readonly hint: string | null;
  /** Confirmed parts of the open question; null where the provider does not send them. */
  readonly found: Answer | null;
  /** Extra time to read or hear: the part of `remainingMs` that runs down first; null where the provider grants none (D215). */
  readonly extraMs: number | null;
}

/** The questions of a run; `run` is null where there is none yet, or the provider sends none. */
export interface LoadedRun {
  readonly quizzes: readonly Quiz[];
  readonly run: Run | null;
  /** Stars of the run so far, from a provider that sends neither a run nor outcomes; absent where no answer is stored. */
  readonly stars?: number | undefined;
  /** Milliseconds per question at this difficulty, for the bar; null if unknown. */
  readonly questionMs: number | null;
  /** Whether the learner has tapped Start Quiz, which starts the clock of a new run. */
  readonly started: boolean;
}

/** Facts of the chapter that load after its first question. */
export interface ChapterFacts {
  /** The learner's setting: pairs are sent by Check. Null if the provider stores none. */
  readonly pairsByCheck: boolean | null;
  /** No cheering sound and no celebration. */
  readonly quiet: boolean;
  /** The largest milestone of which this chapter is the last. */
  readonly ends: 'chapter' | 'sub-trail' | 'world' | 'journey';
  /** Chapters of the sub-trail, and how many are passed with this one; null if unknown. */
  readonly trail: { readonly passed: number; readonly chapters: number } | null;
}

export interface OpenedQuiz {
  readonly quiz: Quiz;
  readonly run: Run | null;
  /** Without a run: milliseconds left of a question opened before; absent for the whole time. */
  readonly remainingMs?: number;
}

/** Source of a fact, shown with the explanation. */
export interface Source {
  readonly work: string;
  readonly section: string;
  readonly grade: string;
  /** Whether the work states the fact or only recalls it. */
  readonly claim?: 'says' | 'recalls' | undefined;
  readonly edition?: string | undefined;
  /** The Arabic title. */
  readonly arabic?: string | undefined;
}

/** A page of a book. */
export interface BookPage {
  readonly id: string;
  readonly page: number;
}

/** The response to an answer. The key and the explanation come only once the question is closed. */
export interface AnswerResult {
  readonly result: boolean;
  readonly code: string | null;
  /** Null while it is held back; undefined where the provider never sends it. */
  readonly correctAnswers: Answer | undefined;
  /** Parts that are right so far and in all. */
  readonly parts: { readonly correct: number; readonly total: number } | null;
  readonly hint: string | null;
  readonly explanation: string | null;
  readonly sources: readonly Source[];
  /** Page of the book with the fact; null while it is held back or unknown. */
  readonly book: BookPage | null;
  readonly quiet: boolean;
  readonly lives: number | null;
  readonly run: Run | null;
  readonly nextQuiz: Quiz | null;
}

/**
 * Cause of a failed call. `network`: retry later with the same key. `refused`: the server's state differs from the
 * engine's. `session-over`: the learner has to sign in again; data on the device stays for that session.
 */
export interface Failure {
  readonly kind: 'network' | 'refused' | 'session-over';
  readonly code: string | null;
  /** Message of the server, plain text. */
  readonly message: string | null;
}
