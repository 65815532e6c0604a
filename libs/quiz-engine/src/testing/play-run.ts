import type { RunEffect } from '../core/run-effect.ts';
import type { RunEvent } from '../core/run-event.ts';
import { initialState, type RunState } from '../core/run-state.ts';
import { transition } from '../core/transition.ts';

/** A run that a test plays event by event, on a clock that the test moves. */
export class PlayedRun {
  state: RunState;
  /** Effects of the last event. */
  effects: readonly RunEffect[] = [];
  now = 0;

  constructor(state: RunState = initialState('seed')) {
    this.state = state;
  }

  /** Something happens, after some milliseconds. */
  on(event: RunEvent, afterMs = 0): this {
    this.now += afterMs;
    const step = transition(this.state, event, this.now);
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
    const { phase } = this.state;
    if (phase.name === 'submitting') return phase.submission;
    if (phase.name === 'time-up' && phase.pending) return phase.pending.submission;
    throw new Error(`nothing is sent in ${phase.name}`);
  }
}
