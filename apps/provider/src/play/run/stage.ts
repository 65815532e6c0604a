import { notFound } from '../../app/errors.ts';
import type { Question } from '../../content/pack.ts';
import type { Executor } from '../../database/executor.ts';
import { timeLimitMs } from '../../domain/run/time-limit.ts';
import { calmOf } from '../calm/calm-of.ts';
import type { QuizTimeRow } from '../journey/find-quiz-time.ts';
import type { ChapterContent } from '../journey/journey-content.ts';
import { type LearnerJourney, openChapter, readJourney } from '../journey/learner-journey.ts';

/** Who plays which chapter at which difficulty. */
export interface StageKey {
  readonly learnerId: string;
  readonly chapterId: string;
  readonly quizTimeId: string;
}

/** A chapter that is open to the learner, with its questions. */
export interface Stage extends StageKey {
  readonly chapter: ChapterContent;
  readonly quizTime: QuizTimeRow;
  /** Time for one question, in milliseconds; null without a clock. */
  readonly limitMs: number | null;
  /** The journey before this command. */
  readonly journey: LearnerJourney;
  /** Best stars of the learner before this command. */
  readonly best: number;
  /** In order, retired ones too: a run that has opened one goes on with it. */
  readonly questions: readonly StageQuestion[];
}

export interface StageQuestion {
  readonly question: Question;
  readonly position: number;
  readonly retired: boolean;
}

/** Reads the stage; 404 for an unknown chapter or difficulty, 403 while it is locked. */
export async function readStage(executor: Executor, key: StageKey): Promise<Stage> {
  const journey = await readJourney(executor, key.learnerId, key.quizTimeId);
  const { chapter } = openChapter(journey, key.chapterId);
  return {
    ...key,
    chapter,
    quizTime: journey.quizTime,
    limitMs: timeLimitMs(journey.quizTime.seconds, await calmOf(executor, key.learnerId)),
    journey,
    best: journey.stars.get(chapter.id) ?? 0,
    questions: await questionsOf(executor, chapter.id),
  };
}

/** The chapter to which a question belongs; 404 for an unknown question. */
export async function chapterOfQuestion(executor: Executor, questionId: string): Promise<string> {
  const row = await executor
    .selectFrom('question')
    .select('chapter_id')
    .where('id', '=', questionId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.chapter_id;
}

/** The question of the stage with this id; 404 without one. */
export function stageQuestion(stage: Stage, questionId: string): StageQuestion {
  const found = stage.questions.find(({ question }) => question.id === questionId);
  if (!found) throw notFound();
  return found;
}

async function questionsOf(executor: Executor, chapterId: string): Promise<StageQuestion[]> {
  const rows = await executor
    .selectFrom('question')
    .select(['position', 'record', 'retired'])
    .where('chapter_id', '=', chapterId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ position, record, retired }) => ({
    // The import writes only records that the pack's schema has checked.
    question: JSON.parse(record) as Question,
    position,
    retired: retired === 1,
  }));
}
