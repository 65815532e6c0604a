import type { AnswerResult, Failure, LoadedChapter, OpenedQuiz } from './chapter.ts';
import type { Input } from './question-registry.ts';
import type { RunMemory } from './run-memory.ts';
import type { Submission } from './submission.ts';

/** Everything that can happen to a run. The time of an event is given beside it. */
export type RunEvent =
  | { readonly type: 'start' }
  | { readonly type: 'loaded'; readonly chapter: LoadedChapter; readonly memory: RunMemory | null }
  | { readonly type: 'load-failed'; readonly failure: Failure }
  | { readonly type: 'opened'; readonly opened: OpenedQuiz }
  | { readonly type: 'open-failed'; readonly quizId: string; readonly failure: Failure }
  | { readonly type: 'input'; readonly input: Input }
  /** Submit or Check; a pair that submits itself brings its input along. */
  | { readonly type: 'submit'; readonly input?: Input }
  | { readonly type: 'answered'; readonly submission: Submission; readonly result: AnswerResult }
  | { readonly type: 'send-failed'; readonly key: string; readonly failure: Failure }
  | { readonly type: 'tick' }
  /** The learner asks to try at once, or the network is back. */
  | { readonly type: 'retry' }
  | { readonly type: 'try-again' }
  | { readonly type: 'continue' }
  | { readonly type: 'stay-on-trail' }
  | { readonly type: 'next-trail' }
  | { readonly type: 'rank-known'; readonly rank: number | null }
  | { readonly type: 'rank-failed'; readonly message: string | null }
  | { readonly type: 'leave' }
  | { readonly type: 'answers-deleted' }
  | { readonly type: 'delete-failed'; readonly failure: Failure }
  | { readonly type: 'taken-over' };
