import { useStore } from 'zustand';
import { createSession, type SessionState } from './session-store.ts';

/** The session of this browser. */
export const session = createSession();

/** Subscribes a component to a part of the session. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(session, selector);
}
