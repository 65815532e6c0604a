import type { Executor } from '../../database/executor.ts';
import { isDue } from '../../domain/review/review.ts';
import { rules } from '../../domain/rules.ts';
import { findQuestion, type PlayContent } from '../../play/play-content.ts';
import type { PlayQuestion } from '../../play/play-question.ts';
import { isWaiting } from '../practice/practise.ts';
import { mistakesOf } from './mistakes.ts';

/** The questions to review now, the latest mistake first, as many as one visit holds; none that waits in a try or a game. */
export async function dueQuestions(
  executor: Executor,
  content: PlayContent,
  { learnerId, now }: { readonly learnerId: string; readonly now: number },
): Promise<PlayQuestion[]> {
  const due: PlayQuestion[] = [];
  for (const mistake of await mistakesOf(executor, content, learnerId)) {
    if (due.length === rules.reviewQuestions) break;
    const { questionId } = mistake;
    if (!isDue(mistake, now) || (await isWaiting(executor, { learnerId, questionId, now }))) continue;
    due.push(findQuestion(content, questionId));
  }
  return due;
}
