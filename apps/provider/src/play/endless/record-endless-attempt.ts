import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import { endlessBoard } from '../../domain/board/board-name.ts';
import type { EndlessAttempt } from '../../domain/endless/endless-game.ts';
import { answerKey, correctAnswers } from '../../domain/questions/answer-key.ts';
import { scoreAnswer } from '../../domain/scoring/score-answer.ts';
import { standingOn } from '../board/board-repository.ts';
import { climbBoard } from '../board/climb-board.ts';
import type { PlayQuestion } from '../content/play-question.ts';
import type { Wire } from '../wire.ts';
import { appendEndlessAnswer } from './game-log.ts';
import { bestScore, saveGame } from './game-repository.ts';
import type { PlayedGame } from './played-game.ts';
import { presentGame, presentStatus } from './present-game.ts';

/** A submission that counted. */
export interface CountedEndlessAnswer {
  readonly learnerId: string;
  /** The game before it. */
  readonly game: PlayedGame;
  readonly asked: PlayQuestion;
  readonly answer: Answer;
  readonly attempt: EndlessAttempt;
  /** What the question remembers when it stays open. */
  readonly kept?: Answer;
}

/** Stores all that one submission did: the game, the log, and with a star perhaps the board. */
export async function recordEndlessAttempt(
  executor: Executor,
  counted: CountedEndlessAnswer,
  at: number,
): Promise<{ readonly game: PlayedGame; readonly result: Wire['EndlessResult'] }> {
  const { learnerId, game, asked, answer, attempt } = counted;
  const { game: state, code, star, ranked } = attempt;
  const after = { ...game, state, kept: state.open ? counted.kept : undefined };
  await saveGame(executor, after);
  const result = presentEndlessResult(counted, after, await bestScore(executor, learnerId), at);
  const closed = state.open === null;
  const logged = { runId: game.id, questionId: asked.question.id, learnerId, at, answer, code, star, ranked };
  await appendEndlessAnswer(executor, { ...logged, result: closed ? JSON.stringify(result) : null });
  if (star === 1) await climbWith(executor, learnerId, state.rankedScore, at);
  return { game: after, result };
}

/** The best game counts: a star raises the board only when the game has more that count than any before. */
async function climbWith(executor: Executor, learnerId: string, score: number, at: number): Promise<void> {
  const best = (await standingOn(executor, endlessBoard, learnerId))?.stars ?? 0;
  if (score > best) await climbBoard(executor, endlessBoard, learnerId, at);
}

function presentEndlessResult(
  { asked: { question, quiet }, answer, attempt: { code }, game, kept }: CountedEndlessAnswer,
  after: PlayedGame,
  best: number,
  now: number,
): Wire['EndlessResult'] {
  const closed = after.state.open === null;
  const key = answerKey(question, game.seed);
  const { correct, total } = scoreAnswer(code === 'TIME_UP' ? game.kept : answer, key, kept ?? game.kept);
  const run = presentGame(after, now);
  return {
    result: code !== 'WRONG_ANSWER' && code !== 'TIME_UP',
    code,
    currentScore: after.state.score,
    total_star: best,
    status: presentStatus(after, best),
    answer_summary: { correct, total },
    correct_answers: closed ? correctAnswers(key) : null,
    remaining_ms: run.remaining_ms,
    lives: run.lives,
    hint: null,
    explanation: closed ? question.explanation : null,
    references: closed
      ? question.references.map(({ work, section, grade }) => ({ work, section, grade }))
      : [],
    quiet,
    run,
  };
}
