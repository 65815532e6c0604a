import type { Compilable } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import { endlessBoard } from '../../domain/board/board-name.ts';
import type { EndlessAttempt } from '../../domain/endless/endless-game.ts';
import { standingOn } from '../../play/board-repository.ts';
import { boardClimb } from '../../play/climb-board.ts';
import type { PlayQuestion } from '../../play/play-question.ts';
import { presentReferences } from '../run/present-references.ts';
import type { Wire } from '../../play/wire.ts';
import { endlessAnswerInsert } from './game-log.ts';
import { bestScore, gameUpdate } from '../../play/game-repository.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { presentGame, presentStatus } from './present-game.ts';
import { answerKey, correctAnswers, scoreAnswer } from '../../domain/questions/questions.ts';

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

/** What a submission came to. Nothing of it is stored before the writes are. */
export interface RecordedEndless {
  readonly game: PlayedGame;
  readonly result: Wire['EndlessResult'];
  /** The game, the log, and with a star perhaps the board. */
  readonly writes: readonly Compilable[];
}

/** Gives what one submission came to. */
export async function recordEndlessAttempt(
  executor: Executor,
  counted: CountedEndlessAnswer,
  at: number,
): Promise<RecordedEndless> {
  const { learnerId, game, asked, answer, attempt } = counted;
  const { game: state, code, star, ranked } = attempt;
  const after = { ...game, state, kept: state.open ? counted.kept : undefined };
  const best = Math.max(state.score, await bestScore(executor, learnerId));
  const result = presentEndlessResult(counted, after, best, at);
  const closed = state.open === null;
  const logged = { runId: game.id, questionId: asked.question.id, learnerId, at, answer, code, star, ranked };
  const climbs = star === 1 && (await isBest(executor, learnerId, state.rankedScore));
  const writes = [
    gameUpdate(executor, after),
    endlessAnswerInsert(executor, { ...logged, result: closed ? JSON.stringify(result) : null }),
    ...(climbs ? boardClimb(executor, endlessBoard, learnerId, at) : []),
  ];
  return { game: after, result, writes };
}

/** The best game counts: a star raises the board only when the game has more that count than any before. */
async function isBest(executor: Executor, learnerId: string, score: number): Promise<boolean> {
  return score > ((await standingOn(executor, endlessBoard, learnerId))?.stars ?? 0);
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
    references: closed ? presentReferences(question) : [],
    quiet,
    run,
  };
}
