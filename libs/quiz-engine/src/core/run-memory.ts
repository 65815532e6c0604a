import type { RunState } from './run-state.ts';
import type { Submission } from './submission.ts';

/** What outlives a reload or a crash. Lives, stars and time are not in it: they are the server's. */
export interface RunMemory {
  readonly runId: string;
  /** An answer whose result is not known yet: sent again with its key. */
  readonly pending: Submission | null;
  /** The progress choice was offered in this run (D139). */
  readonly progressOffered: boolean;
  /** The learner left a failed run that could not be abandoned (D124). */
  readonly putAway: boolean;
}

/** The memory of a state, or null where there is no run to remember. */
export function memoryOf(state: RunState): RunMemory | null {
  if (state.runId === null) return null;
  return {
    runId: state.runId,
    pending: pendingOf(state),
    progressOffered: state.progressOffered,
    putAway: isLeaving(state),
  };
}

function pendingOf({ phase }: RunState) {
  if (phase.name === 'submitting') return phase.submission;
  return phase.name === 'time-up' ? (phase.pending?.submission ?? null) : null;
}

function isLeaving({ phase }: RunState) {
  return (phase.name === 'out-of-lives' || phase.name === 'too-few-stars') && phase.leaving;
}
