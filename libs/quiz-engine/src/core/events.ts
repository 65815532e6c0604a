import type { QuestionInPlay } from './questions.ts';
import type { AnswerResult, ChapterFacts, Failure, LoadedRun, Moment, OpenedQuiz, Run } from './responses.ts';
import type { Limits, RunMemory, RunState, Submission } from './state.ts';

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
  /** The run with extra time to hear the question; null where none is granted. */
  | { readonly type: 'extra-time'; readonly quizId: string; readonly run: Run | null }
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

/** Announced by the live region; the player holds the words. */
export type Announcement =
  | { readonly name: 'question'; readonly number: number; readonly count: number | null }
  | { readonly name: 'right'; readonly star: boolean }
  | { readonly name: 'parts-right'; readonly correct: number; readonly total: number }
  | { readonly name: 'time-half' | 'time-short'; readonly seconds: number }
  | { readonly name: 'network-trouble' }
  | { readonly name: 'rank-failed' };

/** An effect of a step. Data only: the ports of the player carry it out. */
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
 * Where play goes on after a chapter: its finish screens, straight to what comes next, or, after a failed run, to
 * the kind words and back to the map; after a game of the Infinity Trail, its summary. A run that no tap has started goes back to
 * where it can be started, as practice does at its end.
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

/** A new state and the effects that it asks for. */
export interface Step {
  readonly state: RunState;
  readonly effects: readonly RunEffect[];
}

/**
 * What a run is for: how many lives it has, what a wrong answer means, what comes after a question, and how it
 * ends. The round asks its mode at these few points and never which mode it is.
 */
export interface Mode {
  readonly limits: Limits;
  /** The question to open next; null when none is left. An id that no list holds is for the port to make sense of. */
  readonly nextId: (state: RunState) => string | null;
  /** The ending of a loaded run that must not go on; null: play on. */
  readonly resume: (state: RunState) => Step | null;
  /**
   * What a wrong answer ends; null: Try Again on the same question.
   *
   * @param closed the state after the loss of the life, with the question closed
   */
  readonly afterWrong: (closed: RunState) => Step | null;
  /** What comes when the learner goes on from a closed question; null: the next question. */
  readonly afterQuestion: (state: RunState) => Step | null;
  /** What happens in the mode's own phases; whatever does not fit the phase changes nothing. */
  readonly on: (state: RunState, event: ModeEvent, now: Moment) => Step;
}
