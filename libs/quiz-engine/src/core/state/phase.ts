import type { Failure, Moment } from './responses.ts';
import type { Attempt, Sending } from './submission.ts';

/**
 * Why time ran out: while playing, while the learner was away, because the answer could not be sent, or because it
 * arrived too late.
 */
export type TimeUpCause = 'clock' | 'away' | 'network' | 'late';

/** Where a run is: between two questions, in the round of one, or where its mode has led it. */
export type Phase = RunPhase | RoundPhase | ChapterPhase | EndlessPhase | PracticePhase;

type RunPhase =
  | { readonly name: 'loading' }
  | { readonly name: 'load-failed'; readonly failure: Failure }
  /** The next question waits for a tap: its clock has not started. */
  | { readonly name: 'ready' }
  | { readonly name: 'finished' }
  /** Another tab plays this run. */
  | { readonly name: 'elsewhere' };

type RoundPhase =
  | { readonly name: 'opening'; readonly attempt: Attempt }
  | { readonly name: 'answering' }
  /** Answering, with some parts right and locked. */
  | { readonly name: 'partial' }
  | ({ readonly name: 'submitting' } & Sending)
  /** Try Again; the clock runs on. */
  | { readonly name: 'wrong' }
  | { readonly name: 'right' }
  | {
      readonly name: 'time-up';
      readonly cause: TimeUpCause;
      /** Until the server has confirmed it. */
      readonly pending: Sending | null;
    };

type ChapterPhase =
  /** The last life went, but the chapter is passed already (D114). */
  | { readonly name: 'passed-with-no-lives' }
  | { readonly name: 'out-of-lives'; readonly leaving: boolean }
  /** All answered and alive, yet too few stars: only another provider can lead here (D115). */
  | { readonly name: 'too-few-stars'; readonly leaving: boolean }
  | { readonly name: 'progress'; readonly step: ProgressStep };

/** A wrong answer has ended the game: the question stays in sight with its answer. */
type EndlessPhase = { readonly name: 'game-over' };

/** A question of practice was answered wrong: its right answer is shown. */
type PracticePhase = { readonly name: 'practised' };

type ProgressStep =
  | { readonly name: 'offer' }
  | { readonly name: 'asking-rank'; readonly since: Moment }
  | { readonly name: 'rank-failed'; readonly message: string | null };
