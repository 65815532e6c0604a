import { session, useSession } from '@sirah-trails/api-client/session';
import { createStore, useStore } from 'zustand';

/** Chapters whose quote was seen in this visit, keyed by the session's generation, since they belong to the learner. */
const seen = createStore<readonly string[]>(() => []);

const keyOf = (chapterId: string) => `${session.getState().generation} ${chapterId}`;

/** Whether the quote of a chapter was seen in this visit, as after Back from a book. */
export function isQuoteSeen(chapterId: string): boolean {
  return seen.getState().includes(keyOf(chapterId));
}

export function markQuoteSeen(chapterId: string): void {
  seen.setState((chapters) => [...chapters, keyOf(chapterId)], true);
}

/** Whether the quote is shown before the chapter. Without a world in the URL there is no quote. */
export function useQuotePending(chapterId: string, trailId: string | undefined): boolean {
  const generation = useSession((state) => state.generation);
  const isSeen = useStore(seen, (chapters) => chapters.includes(`${generation} ${chapterId}`));
  return trailId !== undefined && !isSeen;
}
