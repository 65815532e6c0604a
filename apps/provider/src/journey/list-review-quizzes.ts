import type { Handler } from '../kernel/handler.ts';
import { playContent } from '../play/play-content.ts';
import { presentPractice } from './practice/present-practice.ts';
import { dueQuestions } from './review/due-questions.ts';

/** The questions that come back today. */
export const listReviewQuizzes: Handler<'listReviewQuizzes'> = async ({ context, session }) => {
  const { database, clock } = context;
  const { learnerId } = session;
  const content = await playContent(database);
  const due = await dueQuestions(database, content, { learnerId, now: clock.now() });
  return { data: due.map((asked, index) => presentPractice(asked, index + 1, learnerId)) };
};
