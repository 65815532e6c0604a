import type { Transaction } from 'kysely';
import type { Question } from '@sirah-trails/content-pack/model';
import type { Database } from '../../../database/schema.ts';
import { together } from '../../../database/transaction.ts';
import type { Answer } from '../../../domain/answer.ts';
import { currentQuestions } from '../../../content/questions.ts';
import { answerInRun } from '../../../journey/chapter/submit-answer.ts';
import { openInChapter } from '../../../journey/chapter/open-quiz.ts';
import { chapterOf, type PlayedChapter } from '../../../journey/chapter/played-chapter.ts';
import { loadRun } from '../../../journey/chapter/load-run.ts';
import { lockToPlay } from '../../../journey/answering/locked-learner.ts';
import type { ChapterKey } from '../../../progress/chapter-results.ts';
import { answerKey, correctAnswers, emptyAnswer, wrongAnswer } from '../../../domain/questions/questions.ts';

const thinkingMs = 9_000;

/**
 * Plays a chapter through the use cases, with the real answers.
 * @param marks a letter per question: `r` right, `w` wrong then right, `t` timed out
 * @param start start of the run, in epoch milliseconds
 * @returns end of the run
 */
export async function playRound(
  transaction: Transaction<Database>,
  key: ChapterKey,
  marks: string,
  start: number,
): Promise<number> {
  const { learner } = await lockToPlay(transaction, key.learnerId);
  const chapter = chapterOf(learner, key.chapterId, key.quizTimeId);
  let now = start;
  for (const [index, { question }] of currentQuestions(chapter.questions).entries()) {
    const { quizTimeId } = key;
    await openInChapter(transaction, learner, { questionId: question.id, quizTimeId, now });
    now += marks[index] === 't' ? (chapter.limitMs ?? thinkingMs) : thinkingMs;
    for (const answer of await answersFor(transaction, chapter, question, marks[index] ?? 'r', now)) {
      const body = { answer, quiz_time_id: quizTimeId };
      const { writes } = await answerInRun(transaction, learner, { questionId: question.id, body, now });
      await together(transaction, writes);
      now += thinkingMs / 3;
    }
  }
  return now;
}

async function answersFor(
  transaction: Transaction<Database>,
  chapter: PlayedChapter,
  question: Question,
  mark: string,
  now: number,
): Promise<Answer[]> {
  const run = await loadRun(transaction, chapter, { now });
  const key = answerKey(question, run?.seed ?? '');
  if (mark === 't') return [emptyAnswer(question.type)];
  return mark === 'w' ? [wrongAnswer(key), correctAnswers(key)] : [correctAnswers(key)];
}
