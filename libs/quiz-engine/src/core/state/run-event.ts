import type { QuestionInPlay } from '../question-registry.ts';
import type { AnswerResult, ChapterFacts, Failure, LoadedRun, OpenedQuiz, Run } from './responses.ts';
import type { RunMemory } from './run-state.ts';
import type { Submission } from './submission.ts';

/** Everything that can happen to a run. The time of an event is given beside it. */
export type RunEvent = RoundEvent | ModeEvent;

type RoundEvent =
  | { readonly type: 'start' }
  | { readonly type: 'loaded'; readonly loaded: LoadedRun; readonly memory: RunMemory | null }
  | { readonly type: 'load-failed'; readonly failure: Failure }
  /** Facts that cannot be had are left out. */
  | { readonly type: 'facts-known'; readonly facts: Partial<ChapterFacts> }
  | { readonly type: 'opened'; readonly opened: OpenedQuiz }
  | { readonly type: 'open-failed'; readonly quizId: string; readonly failure: Failure }
  | { readonly type: 'input'; readonly inPlay: QuestionInPlay }
  /** Submit or Check; a pair that submits itself brings its input along. */
  | { readonly type: 'submit'; readonly inPlay?: QuestionInPlay }
  | { readonly type: 'answered'; readonly submission: Submission; readonly result: AnswerResult }
  | { readonly type: 'send-failed'; readonly key: string; readonly failure: Failure }
  /** The learner asks to try at once, or the network is back. */
  | { readonly type: 'retry' }
  | { readonly type: 'try-again' }
  /** The learner has the question read aloud. */
  | { readonly type: 'read-aloud' }
  /** The run with the time to hear it; null where none is granted. */
  | { readonly type: 'time-to-hear'; readonly quizId: string; readonly run: Run | null }
  | { readonly type: 'taken-over' };

/** What may happen in the phases of a mode. The round knows only that time passes and that the learner goes on. */
export type ModeEvent = { readonly type: 'tick' } | { readonly type: 'continue' } | ChapterEvent;

type ChapterEvent =
  | { readonly type: 'stay-on-trail' }
  | { readonly type: 'next-trail' }
  | { readonly type: 'rank-known'; readonly rank: number | null }
  | { readonly type: 'rank-failed'; readonly message: string | null }
  | { readonly type: 'leave' }
  | { readonly type: 'answers-deleted' }
  | { readonly type: 'delete-failed'; readonly failure: Failure };
