import { useQuery } from '@tanstack/react-query';
import { chapterQuery } from '../endpoints/chapter.ts';

/** The chapter as the server has it now: stars seen before the last answer are no confirmation. */
export function useConfirmedChapter(chapterId: string, quizTimeId: string) {
  const query = useQuery({ ...chapterQuery(chapterId, quizTimeId), staleTime: 0 });
  const isConfirmed = query.isFetchedAfterMount && !query.isError;
  return { ...query, data: isConfirmed ? query.data : undefined };
}
