import { randomUUID } from 'node:crypto';
import type { Question } from '@sirah-trails/content-pack/model';
import type { QuizTimeRow } from '../../content/pack-cache.ts';
import { endlessBoard } from '../../domain/board/board-name.ts';
import {
  countInGame,
  type CountedInGame,
  type Game,
  newGame,
  openInGame,
} from '../../domain/endless/game.ts';
import { answerKey, correctAnswers, wrongAnswer } from '../../domain/questions/questions.ts';
import { submit } from '../../domain/run/submission.ts';
import { shuffle } from '../../domain/seeded-shuffle.ts';
import type { CrowdContent } from './crowd-content.ts';
import { boardRow, type CrowdRows } from './crowd-rows.ts';
import type { PlannedLearner } from './plan-learner.ts';
import { thinkingMs } from './play-chapter.ts';

interface CrowdGame {
  readonly learnerId: string;
  readonly quizTime: QuizTimeRow;
  readonly plan: PlannedLearner;
  /** Epoch milliseconds. */
  readonly start: number;
}

interface GameRow {
  readonly id: string;
  readonly seed: string;
}

/** Plays a game up to the planned score and one wrong answer, and adds its rows. */
export function playEndless(rows: CrowdRows, content: CrowdContent, crowdGame: CrowdGame): void {
  const { learnerId, quizTime, plan, start } = crowdGame;
  const row: GameRow = { id: randomUUID(), seed: randomUUID() };
  // Reserves one question for the wrong answer, even in a small pack.
  const asked = shuffle([...content.questions.values()].flat(), plan.draw).slice(0, plan.endlessScore + 1);
  let game = newGame(start);
  let now = start;
  let reachedAt = start;
  for (const [index, question] of asked.entries()) {
    const opened = openInGame(game, question.id, now, quizTime.seconds * 1000);
    now += thinkingMs;
    const code = index === asked.length - 1 ? 'WRONG_ANSWER' : 'ALL_ANSWERS_CORRECT';
    const submitted = submit(opened, question.id, code, now, null);
    if (submitted.kind !== 'counted') break;
    const counted = countInGame(submitted, 1);
    game = counted.run;
    if (counted.star === 1) reachedAt = now;
    rows.endless_answer.push(answerRow(row, learnerId, question, counted, now));
  }
  rows.endless_run.push(gameRow(row, crowdGame, game));
  if (game.rankedStars > 0)
    rows.board_score.push(boardRow(endlessBoard, learnerId, game.rankedStars, reachedAt));
}

/** Omits the stored result, which only serves retries; crowd learners cannot sign in. */
function answerRow(
  { id: runId, seed }: GameRow,
  learnerId: string,
  question: Question,
  { code, star, ranked }: CountedInGame,
  now: number,
) {
  const key = answerKey(question, seed);
  return {
    id: randomUUID(),
    run_id: runId,
    question_id: question.id,
    learner_id: learnerId,
    submitted_at: now,
    answer: JSON.stringify(star === 1 ? correctAnswers(key) : wrongAnswer(key)),
    code,
    star,
    ranked: ranked ? 1 : 0,
    result: null,
  };
}

function gameRow(row: GameRow, { learnerId, quizTime, start }: CrowdGame, game: Game) {
  return {
    ...row,
    learner_id: learnerId,
    quiz_time_id: quizTime.id,
    score: game.stars,
    ranked_score: game.rankedStars,
    started_at: start,
    open_question_id: null,
    opened_at: null,
    deadline_at: null,
    user_answer: null,
    ended_at: game.endedAt,
    outcome: game.outcome,
  };
}
