import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { playContent } from '../content/play-content.ts';
import { practiceChapter, practiceSeed } from './practice-chapter.ts';
import { publicQuestion } from '../../domain/questions/questions.ts';

/** The questions of a passed chapter, without lives, clock or score. */
export async function listPracticeQuizzes({
  context: { database },
  session: { learnerId },
  query,
}: Call<'listPracticeQuizzes'>): Promise<ResponseBody<'listPracticeQuizzes'>> {
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
}
