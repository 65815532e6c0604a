import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '../contract/schemas.ts';
import { deviceStorage } from './device-storage.ts';
import { clearLearnerKeys, learnerIdOf } from './learner-storage.ts';
import { readStored, writeGuest, writeRecord, type StoredSession } from './stored-session.ts';

export interface SessionState extends StoredSession {
  /** Incremented when the learner signs out or changes. Responses from earlier generations are stale. */
  readonly generation: number;
  /** The learner has signed out, in any tab, without a sign-in since: the next visitor may be a sibling. */
  readonly hasLeft: boolean;
  /** The learner is about to sign out: an expiry from now on counts as a sign-out. */
  readonly leave: () => void;
  /** Starts a learner's session and ends a guest session. */
  readonly signIn: (record: { token: string; user: User | null }) => void;
  /** Stores a refreshed token for the same learner. */
  readonly setToken: (token: string) => void;
  /** Stores updated user data for the same learner. No-op without a session. */
  readonly setUser: (user: User) => void;
  readonly signInAsGuest: () => void;
  /** Ends the learner or guest session; clears learner data, keeps device flags. */
  readonly signOut: () => void;
  /** Like `signOut()`, but after the provider ended the session: keeps the queues for the learner's next session. */
  readonly expire: () => void;
  /** Rereads the storage after a change by another tab or the boot script. */
  readonly reload: () => void;
}

export type Session = StoreApi<SessionState>;

export interface SessionOptions {
  storage?: Storage;
  now?: () => Date;
}

/** Creates a session in a storage. The app uses `session`; tests create their own. */
export function createSession({
  storage = deviceStorage(),
  now = () => new Date(),
}: SessionOptions = {}): Session {
  return createStore<SessionState>()((set, get) => {
    const take = (stored: StoredSession, learner: 'same' | 'new', hasLeft = false) =>
      set({ ...stored, hasLeft, generation: get().generation + (learner === 'new' ? 1 : 0) });
    let isStored = true;
    const store = (token: string, user: User | null) => {
      isStored = writeRecord(storage, { token, timestamp: now().toISOString(), user });
    };
    // Adopts a change by another tab first: a write must not replace the next learner's record.
    const update = (change: Partial<Pick<StoredSession, 'token' | 'user'>>) => {
      const { generation } = get();
      if (isStored) get().reload();
      const { token, user } = { ...get(), ...change };
      if (get().generation !== generation || get().token === null || token === null) return;
      store(token, user);
      take({ token, timestamp: now().toISOString(), user, guest: false }, 'same');
    };
    return {
      ...readStored(storage),
      generation: 0,
      hasLeft: false,
      leave: () => set({ hasLeft: true }),
      signIn: ({ token, user }) => {
        clearLearnerKeys(storage);
        store(token, user);
        take({ token, timestamp: now().toISOString(), user, guest: false }, 'new');
      },
      setToken: (token) => update({ token }),
      setUser: (user) => update({ user }),
      signInAsGuest: () => {
        clearLearnerKeys(storage);
        writeGuest(storage);
        take({ token: null, timestamp: null, user: null, guest: true }, 'new');
      },
      signOut: () => {
        clearLearnerKeys(storage, get().user);
        take(nobody, 'new', true);
      },
      expire: () => {
        clearLearnerKeys(storage);
        take(nobody, 'new', get().hasLeft && get().token !== null);
      },
      reload: () => {
        const stored = readStored(storage);
        const before = get();
        const isSame = isSameLearner(stored, before);
        const hasLeft = isSame ? before.hasLeft : stored.token === null && !stored.guest;
        take(stored, isSame ? 'same' : 'new', hasLeft);
      },
    };
  });
}

const nobody: StoredSession = { token: null, timestamp: null, user: null, guest: false };

function isSameLearner(one: StoredSession, other: StoredSession) {
  return learnerIdOf(one.user) === learnerIdOf(other.user) && (one.token === null) === (other.token === null);
}
