import type { Selectable } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import type { PlayContent } from './play-content.ts';
import { rules } from '../domain/rules.ts';

export type QuizTimeRow = Selectable<Database['quiz_time']>;

/** The quiz times of the current pack, the endless one too, by difficulty. */
export function allQuizTimes(executor: Executor): Promise<QuizTimeRow[]> {
  const query = executor.selectFrom('quiz_time').selectAll().where('retired', '=', 0);
  return query.orderBy('difficulty').orderBy('id').execute();
}

/** Whether the quiz time serves the endless mode and not the journey. */
export function isEndless(quizTime: Pick<QuizTimeRow, 'difficulty'>): boolean {
  return quizTime.difficulty === rules.endlessDifficulty;
}

/** The difficulty of the journey with this id; 404 also for the endless one. */
export function findJourneyQuizTime({ quizTimes }: PlayContent, id: string): QuizTimeRow {
  const row = quizTimes.find((quizTime) => quizTime.id === id);
  if (!row || isEndless(row)) throw notFound();
  return row;
}

/** The quiz time of the endless mode with this id; 404 for one of the journey. */
export function findEndlessQuizTime({ quizTimes }: PlayContent, id: string): QuizTimeRow {
  const row = quizTimes.find((quizTime) => quizTime.id === id);
  if (!row || !isEndless(row)) throw notFound();
  return row;
}
