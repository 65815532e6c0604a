import type { QuestionInPlay } from './questions.ts';
import type { AnswerResult, ChapterFacts, Failure, LoadedRun, Moment, OpenedQuiz, Run } from './responses.ts';
import type { Limits, RunMemory, RunState, Submission } from './state.ts';

/** Event of a run; its time is an argument of `transition`. */
export type RunEvent = RoundEvent | ModeEvent;

type RoundEvent =
  | { readonly type: 'start' }
  | { readonly type: 'loaded'; readonly loaded: LoadedRun; readonly memory: RunMemory | null }
  | { readonly type: 'load-failed'; readonly failure: Failure }
  /** Facts that failed to load are absent. */
  | { readonly type: 'facts-known'; readonly facts: Partial<ChapterFacts> }
  | { readonly type: 'opened'; readonly opened: OpenedQuiz }
  | { readonly type: 'open-failed'; readonly quizId: string; readonly failure: Failure }
  | { readonly type: 'input'; readonly inPlay: QuestionInPlay }
  /** Submit or Check; a pair that is sent without Check has its input here. */
  | { readonly type: 'submit'; readonly inPlay?: QuestionInPlay }
  | { readonly type: 'answered'; readonly submission: Submission; readonly result: AnswerResult }
  | { readonly type: 'send-failed'; readonly key: string; readonly failure: Failure }
  /** Retry at once: the learner asks for it, or the network is back. */
  | { readonly type: 'retry' }
  | { readonly type: 'try-again' }
  /** The read-aloud of the question has begun. */
  | { readonly type: 'read-aloud' }
  /** The run with extra time to hear the question; null where none is granted. */
  | { readonly type: 'extra-time'; readonly quizId: string; readonly run: Run | null }
  | { readonly type: 'taken-over' };

/** Event that a mode may handle in its own phases. */
export type ModeEvent = { readonly type: 'tick' } | { readonly type: 'continue' } | ChapterEvent;

type ChapterEvent =
  | { readonly type: 'stay-on-trail' }
  | { readonly type: 'next-trail' }
  | { readonly type: 'rank-known'; readonly rank: number | null }
  | { readonly type: 'rank-failed'; readonly message: string | null }
  | { readonly type: 'leave' }
  | { readonly type: 'answers-deleted' }
  | { readonly type: 'delete-failed'; readonly failure: Failure };

/** Announcement of the live region; the runner holds its messages. */
export type Announcement =
  | { readonly name: 'question'; readonly number: number; readonly count: number | null }
  | { readonly name: 'right'; readonly star: boolean }
  | { readonly name: 'parts-right'; readonly correct: number; readonly total: number }
  | { readonly name: 'time-half' | 'time-short'; readonly seconds: number }
  | { readonly name: 'clock-runs' }
  | { readonly name: 'network-trouble' }
  | { readonly name: 'rank-failed' };

/** Effect of a step: data only, carried out by the runner through the ports. */
export type RunEffect = RoundEffect | ChapterEffect;

type RoundEffect =
  | { readonly type: 'load' }
  | { readonly type: 'open'; readonly quizId: string }
  | { readonly type: 'send'; readonly submission: Submission }
  | { readonly type: 'read-aloud'; readonly quizId: string }
  | { readonly type: 'remember'; readonly memory: RunMemory }
  | { readonly type: 'forget' }
  | { readonly type: 'announce'; readonly announcement: Announcement }
  | { readonly type: 'sound'; readonly sound: 'correct' | 'incorrect'; readonly quiet: boolean }
  /** The run is over; the mode chooses the exit. */
  | {
      readonly type: 'finish';
      readonly exit: RunExit;
      readonly stars: number;
      readonly lives: number;
    };

/**
 * Next screen after a run. `finish-chapter`: the finish screens; `next-chapter`: the next chapter at once; `failed`: a kind message,
 * then the map; `game-over`: the summary of a game; `not-started` and `practised`: the screen where the run begins.
 */
export type RunExit =
  | 'finish-chapter'
  | 'next-chapter'
  | 'failed'
  | 'game-over'
  | 'not-started'
  | 'practised';

type ChapterEffect =
  | { readonly type: 'delete-answers'; readonly key: string }
  | { readonly type: 'ask-rank' };

/** New state and its effects. */
export interface Step {
  readonly state: RunState;
  readonly effects: readonly RunEffect[];
}

/** Policy of a run: lives, consequence of a wrong answer, next question, end. The machine never checks which mode it runs. */
export interface Mode {
  readonly limits: Limits;
  /** Id of the next question; null if none is left. The port interprets an id that is not in the list. */
  readonly nextId: (state: RunState) => string | null;
  /** End of a loaded run that must not continue; null to continue. */
  readonly resume: (state: RunState) => Step | null;
  /**
   * End after a wrong answer; null for Try Again on the same question.
   *
   * @param closed state with the life lost and the question closed
   */
  readonly afterWrong: (closed: RunState) => Step | null;
  /** Step after Continue on a closed question; null for the next question. */
  readonly afterQuestion: (state: RunState) => Step | null;
  /** Handles events in the mode's own phases; returns an unchanged state for any other event. */
  readonly on: (state: RunState, event: ModeEvent, now: Moment) => Step;
}
