import { rules } from './rules.ts';
import { openQuestion } from './opening.ts';
import type { RunEffect, FinishWay } from './run-effect.ts';
import type { RunState } from './run-state.ts';
import { remembered, stay, toPhase, type Step } from './step.ts';

/** How a run ends, or null while it goes on. With three stars it is passed, whatever the lives (B4.6, B4.8, D114, D115). */
export function endIfOver(state: RunState): Step | null {
  const isOver =
    state.lives === 0 || (state.quizzes.length > 0 && state.quizzes.every(({ closed }) => closed));
  if (!isOver) return null;
  if (state.stars >= rules.passStars) return finish(state, 'finish-chapter');
  const name = state.lives === 0 ? 'out-of-lives' : 'too-few-stars';
  return remembered(toPhase(state, { name, leaving: false }));
}

export function finish(state: RunState, way: FinishWay): Step {
  const { stars, lives } = state;
  const effects: RunEffect[] = [{ type: 'forget' }, { type: 'finish', way, stars, lives }];
  return toPhase(state, { name: 'finished' }, ...effects);
}

/** What comes after a closed question: the end, the choice at three stars, or the next question. */
export function goOn(state: RunState): Step {
  const end = endIfOver(state);
  if (end) return end;
  const offer = !state.progressOffered && state.stars >= rules.passStars;
  if (offer) {
    const offered = { ...state, progressOffered: true };
    return remembered(toPhase(offered, { name: 'progress', step: { name: 'offer' } }));
  }
  return openNext(state);
}

export function openNext(state: RunState): Step {
  const next = state.quizzes.find(({ closed }) => !closed);
  return next ? openQuestion(state, next.id) : stay(state);
}
