import { learnerIdOf, type LearnerStorage, learnerStorage, session } from '@sirah-trails/api-client/session';

/** Device storage for the session's learner. The README lists the keys in use. */
export function ownStorage(): LearnerStorage {
  return learnerStorage(learnerIdOf(session.getState().user));
}

export const draftPrefix = 'draft:';

/** Removes all learners' form drafts from this tab. */
export function forgetDrafts(): void {
  const storage = tabStorage();
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.includes(`:${draftPrefix}`)) storage.removeItem(key);
}

/** Tab storage; null if the browser blocks it. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
