import { useStore } from 'zustand';
import { createSession, type Session, type SessionState } from './session-store.ts';
import { storageKeys } from './stored-session.ts';

/** The session of this browser. */
export const session = createSession();

export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(session, selector);
}

/**
 * Returns a check for work that waits, such as a queue: whether the learner is still the same as at the start. Work must stop when it
 * returns false, since later calls would carry the next learner's token.
 */
export function createLearnerCheck(): () => boolean {
  const { generation } = session.getState();
  return () => session.getState().generation === generation;
}

const followed: readonly string[] = Object.values(storageKeys);

/**
 * Synchronizes a session across tabs. Pages restored from the back/forward cache missed events, so they reread the storage.
 * Returns a function that stops the synchronization.
 */
export function followTabs(session: Session, target: Window): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || followed.includes(key)) session.getState().reload();
  };
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) session.getState().reload();
  };
  target.addEventListener('storage', listen);
  target.addEventListener('pageshow', wake);
  return () => {
    target.removeEventListener('storage', listen);
    target.removeEventListener('pageshow', wake);
  };
}
