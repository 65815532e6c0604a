import type { AnswerCommand } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { isAdditionOffered } from '@sirah-trails/screen-kit';
import { useQueryClient } from '@tanstack/react-query';
import { reviewAnswer } from '../../endpoints/review-answer.ts';
import { reviewKey, reviewQuizzesQuery } from '../../endpoints/review-quizzes.ts';
import { PracticeRun } from './practice-run.tsx';

/** Questions that come back today, one by one, then home; straight home when there is none. */
export function ReviewView() {
  const client = useQueryClient();
  const quizzes = async () =>
    (await isAdditionOffered(client, 'review')) ? client.fetchQuery(reviewQuizzesQuery()) : [];
  const mark = async (quizId: string, answer: AnswerCommand['answer']) => {
    const result = await reviewAnswer(quizId, answer);
    void client.invalidateQueries({ queryKey: reviewKey });
    return result;
  };
  return <PracticeRun source={{ quizzes, mark }} name="practice:review" to={links.home()} />;
}
