import { rules } from '../rules.ts';
import { type Outcome, type RunQuestion, type RunState, withQuestion } from './run-state.ts';

/**
 * The run with this question closed: a right one gives a star, every other one costs a life.
 *
 * @param ranked whether the star counts on boards
 */
export function closeQuestion(
  run: RunState,
  question: RunQuestion,
  outcome: Outcome,
  at: number,
  ranked = true,
): RunState {
  const right = outcome === 'right';
  return {
    ...withQuestion(run, { ...question, outcome, closedAt: at }),
    stars: Math.min(rules.mostStars, run.stars + (right ? 1 : 0)),
    rankedStars: Math.min(rules.mostStars, run.rankedStars + (right && ranked ? 1 : 0)),
    lives: Math.max(0, run.lives - (right ? 0 : 1)),
    lastClosedAt: at,
  };
}
