import type { Phase, Praise, RunState } from '../../core/state.ts';

/** Reaction of the companion to the run. */
export type CompanionMood = 'nods' | 'jumps' | 'sleeps';

/** Praises for a streak of right answers. */
const streaks: readonly (Praise | null | undefined)[] = ['three-in-a-row', 'five-in-a-row'];

/** Phases without an open question, except a right answer. A mistake is none of them, because its clock runs on. */
const rests: readonly Phase['name'][] = [
  'ready',
  'elsewhere',
  'time-up',
  'out-of-lives',
  'passed-with-no-lives',
  'too-few-stars',
  'progress',
  'game-over',
];

/** The companion's mood in a state; null while a question is open, and in a quiet chapter. */
export function companionMood({
  phase,
  closing,
  quiet,
}: Pick<RunState, 'phase' | 'closing' | 'quiet'>): CompanionMood | null {
  if (quiet) return null;
  if (phase.name === 'right') return streaks.includes(closing?.praise) ? 'jumps' : 'nods';
  return rests.includes(phase.name) ? 'sleeps' : null;
}
