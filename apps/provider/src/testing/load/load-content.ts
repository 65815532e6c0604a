import type { Question } from '@sirah-trails/content-pack/model';
import { allQuizTimes, isEndless } from '../../content/pack-cache.ts';
import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import { answerKey, correctAnswers, wrongAnswer } from '../../domain/questions/questions.ts';

/** A question of the journey, with answers that need no run data: a choice by its label. */
export interface LoadQuestion {
  readonly id: string;
  readonly chapterId: string;
  readonly quizTimeId: string;
  /** Time limit in milliseconds. */
  readonly limitMs: number;
  /** Position in its chapter. */
  readonly place: 'first' | 'between' | 'last';
  readonly right: Answer;
  readonly wrong: Answer;
}

/** All questions of the pack at every difficulty, in journey order. */
export async function loadContent(executor: Executor): Promise<LoadQuestion[]> {
  const quizTimes = (await allQuizTimes(executor)).filter((quizTime) => !isEndless(quizTime));
  const rows = await executor
    .selectFrom('question')
    .innerJoin('chapter', 'chapter.id', 'question.chapter_id')
    .innerJoin('sub_trail', 'sub_trail.id', 'chapter.sub_trail_id')
    .innerJoin('trail', 'trail.id', 'sub_trail.trail_id')
    .select(['question.id', 'question.chapter_id', 'question.record'])
    .where('question.retired', '=', 0)
    .orderBy('trail.position')
    .orderBy('sub_trail.position')
    .orderBy('chapter.position')
    .orderBy('question.position')
    .execute();
  return quizTimes.flatMap(({ id: quizTimeId, seconds }) =>
    rows.map(({ id, chapter_id: chapterId, record }, at) => {
      // The import writes only records that match the pack's schema.
      const question = JSON.parse(record) as Question;
      const key = answerKey(question, '');
      const right = question.type === 'multiple_choice' ? question.answer : correctAnswers(key);
      const wrong = question.type === 'multiple_choice' ? 'Z' : wrongAnswer(key);
      const place = placeIn(chapterId, rows[at - 1]?.chapter_id, rows[at + 1]?.chapter_id);
      return { id, chapterId, quizTimeId, limitMs: seconds * 1000, place, right, wrong };
    }),
  );
}

function placeIn(chapterId: string, before: string | undefined, after: string | undefined) {
  if (before !== chapterId) return 'first';
  return after === chapterId ? 'between' : 'last';
}
