import { isEndless, type PlayContent, questionsOf } from './pack-cache.ts';
import type { PlayQuestion } from './questions.ts';
import type { ChapterContent, SubTrailContent, TrailContent } from './trails.ts';

/** The chapter that visitors can play: the first of the pack. */
export interface TrialChapter {
  readonly trail: TrailContent;
  readonly subTrail: SubTrailContent;
  readonly chapter: ChapterContent;
  /** Difficulty of the credited stars: the first. */
  readonly quizTimeId: string;
  /** In order, including retired questions. */
  readonly questions: readonly PlayQuestion[];
}

export function trialChapter(content: PlayContent): TrialChapter {
  const [trail] = content.trails;
  const [subTrail] = trail?.subTrails ?? [];
  const [chapter] = subTrail?.chapters ?? [];
  const quizTime = content.quizTimes.find((row) => !isEndless(row));
  if (!trail || !subTrail || !chapter || !quizTime) throw new Error('The pack has no chapter.');
  return { trail, subTrail, chapter, quizTimeId: quizTime.id, questions: questionsOf(content, chapter.id) };
}
