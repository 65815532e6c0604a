import type { Handler } from '../../kernel/handler.ts';
import { playContent } from '../../play/play-content.ts';
import { practiceChapter, practiceSeed } from './practice-chapter.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';

/** The questions of a passed chapter, without lives, clock or score. */
export const listPracticeQuizzes: Handler<'listPracticeQuizzes'> = async ({
  context: { database },
  session: { learnerId },
  query,
}) => {
  const { questions } = await practiceChapter(
    database,
    await playContent(database),
    learnerId,
    query.chapter_id,
  );
  return {
    data: questions.map(({ question, position }) => ({
      id: question.id,
      order: position,
      type: question.type,
      current_question_number: position,
      closed: false,
      content: publicQuestion(question, practiceSeed(learnerId)),
    })),
  };
};
