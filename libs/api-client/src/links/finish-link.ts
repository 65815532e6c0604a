import { search, segment } from './search.ts';

export const finishScreens = [
  'FINISH_CHAPTER',
  'UNLOCK_BADGE',
  'UNLOCK_ITEM',
  'UNLOCK_MEDAL',
  'UNLOCK_CHAPTER_MEDAL',
  'SUCCESS_QUOTES',
  'QUOTES_TO_LEARNING_JOURNEY',
] as const;

export type FinishScreen = (typeof finishScreens)[number];

/** Where a passed chapter leads. Everything but the ids is a hint: only the provider's answers count. */
export interface FinishQuery {
  trailId: string;
  subTrailId?: string | undefined;
  chapterId?: string | undefined;
  nextChapterId?: string | undefined;
  nextSubTrailId?: string | undefined;
  quizTimeId?: string | undefined;
  difficulty?: string | undefined;
  studentLife?: number | undefined;
  star?: number | undefined;
  screen?: FinishScreen | undefined;
  trailName?: string | undefined;
  trail?: string | undefined;
  subtrail?: string | undefined;
}

export function finishLink(query: FinishQuery): string {
  return `/learning-journey/finish/${segment(query.trailId)}${search({
    next_chapter_id: query.nextChapterId,
    next_subtrail_id: query.nextSubTrailId,
    trail_id: query.trailId,
    sub_trail_id: query.subTrailId,
    quiz_time_id: query.quizTimeId,
    student_life: query.studentLife?.toString(),
    difficulty: query.difficulty,
    chapter_id: query.chapterId,
    trail: query.trail,
    subtrail: query.subtrail,
    star: query.star?.toString(),
    screen: query.screen,
    trail_name: query.trailName,
  })}`;
}

/** Reads the query of the finish screens. `trailId` is the one in the path. */
export function readFinish(trailId: string, query: URLSearchParams): FinishQuery {
  const text = (name: string) => query.get(name) || undefined;
  return {
    trailId,
    subTrailId: text('sub_trail_id'),
    chapterId: text('chapter_id'),
    nextChapterId: text('next_chapter_id'),
    nextSubTrailId: text('next_subtrail_id'),
    quizTimeId: text('quiz_time_id'),
    difficulty: text('difficulty'),
    studentLife: whole(query.get('student_life')),
    star: whole(query.get('star')),
    screen: finishScreens.find((screen) => screen === query.get('screen')),
    trailName: text('trail_name'),
    trail: text('trail'),
    subtrail: text('subtrail'),
  };
}

function whole(text: string | null) {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
