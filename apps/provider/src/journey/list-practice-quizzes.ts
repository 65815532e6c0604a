import type { Handler } from '../kernel/handler.ts';
import { playContent } from '../play/play-content.ts';
import { practiceChapter } from './practice/practice-chapter.ts';
import { presentPractice } from './practice/present-practice.ts';

/** The questions of a passed chapter, without lives, clock or score. */
export const listPracticeQuizzes: Handler<'listPracticeQuizzes'> = async (call) => {
  const { database } = call.context;
  const { learnerId } = call.session;
  const content = await playContent(database);
  const questions = await practiceChapter(database, content, learnerId, call.query.chapter_id);
  return { data: questions.map((asked) => presentPractice(asked, asked.position, learnerId)) };
};
