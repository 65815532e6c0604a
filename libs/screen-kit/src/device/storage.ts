import { learnerIdOf, type LearnerStorage, learnerStorage, session } from '@sirah-trails/api-client/session';

/** Storage of this device for the learner of the session. The README lists the keys in use. */
export function ownStorage(): LearnerStorage {
  return learnerStorage(learnerIdOf(session.getState().user));
}

/** Prefix of every draft's key. */
export const draftPrefix = 'draft:';

/** Removes this tab's form drafts, for every learner. */
export function forgetDrafts(): void {
  const storage = tabStorage();
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.includes(`:${draftPrefix}`)) storage.removeItem(key);
}

/** The storage of this tab; null where the browser forbids it. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
