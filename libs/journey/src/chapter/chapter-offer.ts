import type { Chapter } from '@sirah-trails/api-client';
import { ownStorage, useAddition } from '@sirah-trails/screen-kit';
import { useQuery } from '@tanstack/react-query';
import { runningQuery } from '../endpoints/running.ts';
import { keepsTry } from '../quiz/kept-chapter.ts';
import { chapterChoice } from '../sub-trails/chapter-choice.ts';

/** What a chapter offers: a try under way comes first, even one that has passed it already. */
export type ChapterOffer = 'continue' | 'play' | 'replay' | 'practise' | 'passed' | 'locked';

export interface OfferFacts {
  /** A try at the chapter is under way at this difficulty. */
  readonly underWay: boolean;
  /** The provider lets passed chapters be practised. */
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

/** The offer of each chapter at a difficulty, by what is under way (as the provider lists it, else as this device keeps it). */
export function useChapterOffers(quizTimeId: string): (chapter: Chapter) => ChapterOffer {
  const lists = useAddition('running');
  const practice = useAddition('practice');
  const { data } = useQuery({ ...runningQuery(), enabled: lists });
  return (chapter) => {
    const isListed = (data?.tries ?? []).some(
      (one) => one.chapter_id === chapter.id && one.quiz_time_id === quizTimeId,
    );
    const underWay = lists ? isListed : keepsTry(ownStorage(), chapter, quizTimeId);
    return chapterOffer(chapter, { underWay, practice });
  };
}
