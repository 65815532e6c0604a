import { endlessStatus } from '../../domain/endless/game.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';
import type { PlayQuestion } from '../../play/play-question.ts';
import type { StoredGame } from '../../play/stored-run.ts';
import type { Wire } from '../../play/wire.ts';

/** The open question. Its number is its place in the game. */
export function presentEndlessQuiz({ question }: PlayQuestion, game: StoredGame): Wire['Quiz'] {
  const number = game.state.stars + 1;
  const kept = game.kept.get(question.id);
  return {
    id: question.id,
    order: number,
    type: question.type,
    current_question_number: number,
    closed: false,
    content: publicQuestion(question, game.seed),
    ...(kept !== undefined && { user_answer: kept }),
  };
}

/** What the summary says; null while the game is under way. */
export function presentStatus({ state }: StoredGame, best: number): Wire['EndlessStatus'] {
  return state.endedAt === null ? null : endlessStatus(state.stars, best);
}
