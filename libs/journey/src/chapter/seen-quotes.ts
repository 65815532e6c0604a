import { session, useSession } from '@sirah-trails/api-client/session';
import { createStore, useStore } from 'zustand';

/** Chapters whose quote was seen in this visit, each with the session's generation: they go with the learner. */
const seen = createStore<readonly string[]>(() => []);

const keyOf = (chapterId: string) => `${session.getState().generation} ${chapterId}`;

/** Whether the learner has seen the quote of a chapter: the way back from a book leads to the chapter at once. */
export function isQuoteSeen(chapterId: string): boolean {
  return seen.getState().includes(keyOf(chapterId));
}

export function markQuoteSeen(chapterId: string): void {
  seen.setState((chapters) => [...chapters, keyOf(chapterId)], true);
}

/** Whether the quote of a chapter comes first. A quote belongs to a world: without one the chapter comes at once. */
export function useQuotePending(chapterId: string, trailId: string | undefined): boolean {
  const generation = useSession((state) => state.generation);
  const isSeen = useStore(seen, (chapters) => chapters.includes(`${generation} ${chapterId}`));
  return trailId !== undefined && !isSeen;
}
