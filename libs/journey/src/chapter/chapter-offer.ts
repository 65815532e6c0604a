import type { Chapter } from '@sirah-trails/api-client';
import { ownStorage, useAddition } from '@sirah-trails/screen-kit';
import { useQuery } from '@tanstack/react-query';
import { runningQuery } from '../milestones/endpoints.ts';
import { hasStoredRun } from './stored-run.ts';
import { chapterChoice } from '../milestones/rules.ts';

/** The action that a chapter offers. A run under way takes precedence, even after the chapter is passed. */
export type ChapterOffer = 'continue' | 'play' | 'replay' | 'practise' | 'passed' | 'locked';

interface OfferFacts {
  /** A run of the chapter is under way at this difficulty. */
  readonly underWay: boolean;
  /** The provider offers practice of passed chapters. */
  readonly practice: boolean;
}

export function chapterOffer(
  chapter: Pick<Chapter, 'locked' | 'star' | 'replayable'>,
  { underWay, practice }: OfferFacts,
): ChapterOffer {
  if (underWay) return 'continue';
  const choice = chapterChoice(chapter);
  if (choice === 'locked') return 'locked';
  if (choice === 'open') return 'play';
  if (chapter.replayable === true) return 'replay';
  return practice ? 'practise' : 'passed';
}

/** The offer of each chapter at a difficulty, by the runs that the provider lists, else by the run that this device stores. */
export function useChapterOffers(quizTimeId: string): (chapter: Chapter) => ChapterOffer {
  const isOffered = useAddition('running');
  const practice = useAddition('practice');
  const { data } = useQuery({ ...runningQuery(), enabled: isOffered });
  return (chapter) => {
    const isListed = (data?.tries ?? []).some(
      (one) => one.chapter_id === chapter.id && one.quiz_time_id === quizTimeId,
    );
    const underWay = isOffered ? isListed : hasStoredRun(ownStorage(), chapter, quizTimeId);
    return chapterOffer(chapter, { underWay, practice });
  };
}
