import type { Moment } from './state/responses.ts';
import type { ModeEvent } from './state/run-event.ts';
import type { Limits, RunState } from './state/run-state.ts';
import type { Step } from './state/step.ts';

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
