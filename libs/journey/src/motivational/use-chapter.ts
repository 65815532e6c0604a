import type { Chapter } from '@sirah-trails/api-client';
import { useQuery } from '@tanstack/react-query';
import { useDifficulty } from '../difficulty/use-difficulty.ts';
import { chapterQuery } from '../endpoints/chapter.ts';

/** The chapter of an id at the difficulty of the address; undefined until it is there. */
export function useChapter(id: string): Chapter | undefined {
  const difficulty = useDifficulty();
  return useQuery({ ...chapterQuery(id, difficulty?.id ?? ''), enabled: difficulty !== undefined }).data;
}
