import type { QuizTime } from '@sirah-trails/api-client';
import type { Carried } from '@sirah-trails/api-client/links';

/** What is played: a chapter at a difficulty, and what the address carries along. */
export interface ChapterInPlay {
  readonly chapterId: string;
  readonly quizTime: QuizTime;
  readonly carried: Carried;
}
