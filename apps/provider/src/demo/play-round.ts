import type { Transaction } from 'kysely';
import type { Question } from '@sirah-trails/content-pack';
import type { Database } from '../database/schema.ts';
import { together } from '../database/together.ts';
import type { Answer } from '../domain/answer.ts';
import { currentQuestions } from '../play/play-question.ts';
import { lockPlayer } from '../journey/player/lock-player.ts';
import { openQuestion } from '../journey/run/open-quiz.ts';
import { loadRun } from '../journey/run/run-repository.ts';
import { type Stage, stageOf } from '../journey/run/stage.ts';
import type { StageKey } from '../play/chapter-results.ts';
import { answerQuestion } from '../journey/run/submit-answer.ts';
import { thinkingMs } from './thinking-ms.ts';
import { answerKey, correctAnswers, emptyAnswer, wrongAnswer } from '../domain/questions/questions.ts';

/**
 * Plays one chapter through the use cases, with the real keys, as a learner would.
 *
 * @param marks a letter for each question: `r` right, `w` wrong and then right, `t` out of time
 * @param start when the round begins, in epoch milliseconds
 * @returns when it ended
 */
export async function playRound(
  transaction: Transaction<Database>,
  key: StageKey,
  marks: string,
  start: number,
): Promise<number> {
  const player = await lockPlayer(transaction, key.learnerId);
  const stage = stageOf(player, key.chapterId, key.quizTimeId);
  let now = start;
  for (const [index, { question }] of currentQuestions(stage.questions).entries()) {
    const { quizTimeId } = key;
    await openQuestion(transaction, player, { questionId: question.id, quizTimeId, now });
    now += marks[index] === 't' ? (stage.limitMs ?? thinkingMs) : thinkingMs;
    for (const answer of await answersFor(transaction, stage, question, marks[index] ?? 'r', now)) {
      const body = { answer, quiz_time_id: quizTimeId };
      const { writes } = await answerQuestion(transaction, player, { questionId: question.id, body, now });
      await together(transaction, writes);
      now += thinkingMs / 3;
    }
  }
  return now;
}

async function answersFor(
  transaction: Transaction<Database>,
  stage: Stage,
  question: Question,
  mark: string,
  now: number,
): Promise<Answer[]> {
  const run = await loadRun(transaction, stage, now);
  const key = answerKey(question, run?.seed ?? '');
  if (mark === 't') return [emptyAnswer(question.type)];
  return mark === 'w' ? [wrongAnswer(key), correctAnswers(key)] : [correctAnswers(key)];
}
