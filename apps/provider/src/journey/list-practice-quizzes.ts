import { publicQuestion } from '../domain/questions/questions.ts';
import type { Handler } from '../kernel/handler.ts';
import { playContent } from '../play/play-content.ts';
import { practiceChapter, practiceSeed } from './practice/practice-chapter.ts';

/** The questions of a passed chapter, without lives, clock or score. */
export const listPracticeQuizzes: Handler<'listPracticeQuizzes'> = async (call) => {
  const { database } = call.context;
  const { learnerId } = call.session;
  const content = await playContent(database);
  const questions = await practiceChapter(database, content, learnerId, call.query.chapter_id);
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
