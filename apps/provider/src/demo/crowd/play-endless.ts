import { randomUUID } from 'node:crypto';
import { endlessBoard } from '../../domain/board/board-name.ts';
import { answerInGame, newGame, openInGame } from '../../domain/endless/endless-game.ts';
import { answerKey, correctAnswers } from '../../domain/questions/answer-key.ts';
import { shuffle } from '../../domain/seeded-shuffle.ts';
import type { QuizTimeRow } from '../../play/journey/find-quiz-time.ts';
import { thinkingMs } from '../thinking-ms.ts';
import { wrongAnswer } from '../wrong-answer.ts';
import type { CrowdContent } from './crowd-content.ts';
import { boardRow, type CrowdRows } from './crowd-rows.ts';
import type { PlannedLearner } from './plan-learner.ts';

/** Plays one game of the endless mode until the planned score is reached and an answer is wrong, and adds its rows. */
export function playEndless(
  rows: CrowdRows,
  content: CrowdContent,
  quizTime: QuizTimeRow,
  { endlessScore, draw }: PlannedLearner,
  learnerId: string,
  start: number,
): void {
  const id = randomUUID();
  const seed = randomUUID();
  // One question stays for the wrong answer, however small the pack is.
  const asked = shuffle([...content.questions.values()].flat(), draw).slice(0, endlessScore + 1);
  let game = newGame;
  let now = start;
  let reachedAt = start;
  for (const [index, question] of asked.entries()) {
    const opened = openInGame(game, question.id, now, quizTime.seconds * 1000);
    if (!opened.open) break;
    now += thinkingMs;
    const last = index === asked.length - 1;
    const attempt = answerInGame(opened, opened.open, last ? 'WRONG_ANSWER' : 'ALL_ANSWERS_CORRECT', now, 1);
    game = attempt.game;
    if (attempt.star === 1) reachedAt = now;
    const key = answerKey(question, seed);
    rows.endless_answer.push({
      id: randomUUID(),
      run_id: id,
      question_id: question.id,
      learner_id: learnerId,
      submitted_at: now,
      answer: JSON.stringify(last ? wrongAnswer(key) : correctAnswers(key)),
      code: attempt.code,
      star: attempt.star,
      ranked: attempt.ranked ? 1 : 0,
      result: null,
    });
  }
  rows.endless_run.push({
    id,
    seed,
    learner_id: learnerId,
    quiz_time_id: quizTime.id,
    score: game.score,
    ranked_score: game.rankedScore,
    started_at: start,
    open_question_id: null,
    opened_at: null,
    deadline_at: null,
    user_answer: null,
    ended_at: game.endedAt,
    outcome: game.outcome,
  });
  if (game.rankedScore > 0)
    rows.board_score.push(boardRow(endlessBoard, learnerId, game.rankedScore, reachedAt));
}
