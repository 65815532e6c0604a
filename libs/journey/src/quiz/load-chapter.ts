import type { LoadedChapter } from '@sirah-trails/quiz-engine';
import type { QueryClient } from '@tanstack/react-query';
import { chapterQuery } from '../endpoints/chapter.ts';
import { listQuizzes } from '../endpoints/list-quizzes.ts';
import type { QuizStage } from './quiz-stage.ts';
import { quizFromWire, runFromWire } from './wire-quiz.ts';

/** The questions with their run, and whether the chapter is a quiet one. */
export async function loadChapter(
  client: QueryClient,
  { chapterId, quizTime }: QuizStage,
): Promise<LoadedChapter> {
  const [list, quiet] = await Promise.all([
    listQuizzes(chapterId, quizTime.id),
    isQuiet(client, chapterId, quizTime.id),
  ]);
  return {
    quizzes: list.data.map(quizFromWire),
    run: runFromWire(list.run),
    questionMs: quizTime.time * 1_000,
    quiet,
  };
}

/** Each answer says it too, so a chapter that cannot be read now stops nobody. */
async function isQuiet(client: QueryClient, chapterId: string, quizTimeId: string) {
  const chapter = await client.fetchQuery(chapterQuery(chapterId, quizTimeId)).catch(() => null);
  return chapter?.quiet ?? false;
}
