import type { Difficulty } from '@sirah-trails/api-client';
import type { JourneyContext } from '@sirah-trails/api-client/links';

/** A chapter at a difficulty, with the journey context of the address. */
export interface ChapterInPlay {
  readonly chapterId: string;
  readonly quizTime: Difficulty;
  readonly context: JourneyContext;
  /** Whether the learner came by Start Quiz. */
  readonly started: boolean;
  /** Whether the learner came by Play with the clock. */
  readonly replay: boolean;
}
