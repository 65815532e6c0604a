import type { Mode, RunEffect, RunEvent } from '../core/events.ts';
import { chapterMode } from '../core/chapter-mode.ts';
import { transition } from '../core/machine.ts';
import { initialState, sendingOf, type RunState } from '../core/state.ts';

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
