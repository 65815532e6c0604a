import type { Mode } from '../../mode.ts';
import { finish } from '../../state/finish.ts';
import type { Moment } from '../../state/responses.ts';
import type { ModeEvent } from '../../state/run-event.ts';
import type { RunState } from '../../state/run-state.ts';
import { remembered, stay, toPhase, type Step } from '../../state/step.ts';
import { abandonAgain, onAnswersDeleted, onDeleteFailed, onLeave } from './abandoning.ts';
import { chapterRules, isPassed } from './chapter-rules.ts';
import {
  nextId,
  offerNextTrail,
  onNextTrail,
  onRankFailed,
  onRankKnown,
  onStayOnTrail,
  onTick,
} from './next-trail.ts';

/** A chapter: three lives, a star for each question, three stars to pass, five to have. */
export const chapterMode: Mode = {
  limits: { lives: chapterRules.lives, stars: chapterRules.maxStars },
  nextId,
  resume: (state) => abandonAgain(state) ?? endIfOver(state),
  afterWrong,
  afterQuestion: (state) => endIfOver(state) ?? offerNextTrail(state),
  on,
};

/** How a chapter ends, or null while it goes on. With three stars it is passed, whatever the lives (B4.6, B4.8, D114, D115). */
function endIfOver(state: RunState): Step | null {
  const allClosed = state.quizzes.length > 0 && state.quizzes.every(({ closed }) => closed);
  if (state.lives > 0 && !allClosed) return null;
  if (isPassed(state)) return finish(state, 'finish-chapter');
  const name = state.lives === 0 ? 'out-of-lives' : 'too-few-stars';
  return remembered(toPhase(state, { name, leaving: false }));
}

/** The last life closes the question; a chapter that is passed says so before it finishes (D114). */
function afterWrong(closed: RunState): Step | null {
  if (closed.lives > 0) return null;
  return isPassed(closed) ? remembered(toPhase(closed, { name: 'passed-with-no-lives' })) : endIfOver(closed);
}

function on(state: RunState, event: ModeEvent, now: Moment): Step {
  switch (event.type) {
    case 'tick':
      return onTick(state, now);
    case 'continue':
      return (state.phase.name === 'passed-with-no-lives' ? endIfOver(state) : null) ?? stay(state);
    case 'stay-on-trail':
      return onStayOnTrail(state);
    case 'next-trail':
      return onNextTrail(state, now);
    case 'rank-known':
      return onRankKnown(state, event.rank);
    case 'rank-failed':
      return onRankFailed(state, event.message);
    case 'leave':
      return onLeave(state);
    case 'answers-deleted':
      return onAnswersDeleted(state);
    case 'delete-failed':
      return onDeleteFailed(state, event.failure);
  }
}
