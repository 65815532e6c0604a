import type { Answer } from '../../domain/answer.ts';
import { endlessStatus } from '../../domain/endless/endless-game.ts';
import { remainingMs } from '../../domain/run/question-clock.ts';
import type { PlayQuestion } from '../../play/play-question.ts';
import type { Wire } from '../../play/wire.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';

/** The game as the contract spells it. */
export function presentGame({ id, state }: PlayedGame, now: number): Wire['EndlessRun'] {
  return {
    id,
    lives: state.endedAt === null || state.outcome === 'completed' ? 1 : 0,
    stars: state.score,
    ranked: state.rankedScore === state.score,
    remaining_ms: state.open ? remainingMs(state.open, now) : null,
    open_quiz_id: state.open?.id ?? null,
  };
}

/** The open question. Its number is its place in the game. */
export function presentEndlessQuiz({ question }: PlayQuestion, game: PlayedGame): Wire['Quiz'] {
  const number = game.state.score + 1;
  return {
    id: question.id,
    order: number,
    type: question.type,
    current_question_number: number,
    closed: false,
    content: publicQuestion(question, game.seed),
    ...(game.kept !== undefined && { user_answer: game.kept satisfies Answer }),
  };
}

/** What the summary says; null while the game goes on. */
export function presentStatus({ state }: PlayedGame, best: number): Wire['EndlessStatus'] {
  return state.endedAt === null ? null : endlessStatus(state.score, best);
}
