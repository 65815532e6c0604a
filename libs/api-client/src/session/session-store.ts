import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '../contract/schemas.ts';
import { deviceStorage } from './device-storage.ts';
import { clearLearnerKeys, learnerIdOf } from './learner-storage.ts';
import { readStored, writeGuest, writeRecord, type StoredSession } from './stored-session.ts';

export interface SessionState extends StoredSession {
  /** Counts up at sign-out and at a change of learner. A response of an earlier generation is stale. */
  readonly generation: number;
  /** The learner has signed out, here or in another tab, and nobody has signed in since: the next visitor may be a sibling. */
  readonly hasLeft: boolean;
  /** Starts the session of a learner. Ends a guest's visit. */
  readonly signIn: (record: { token: string; user: User | null }) => void;
  /** Takes a renewed token for the same learner. */
  readonly setToken: (token: string) => void;
  /** Takes what the provider now knows of the same learner. Nothing without a session. */
  readonly setUser: (user: User) => void;
  readonly signInAsGuest: () => void;
  /** Ends the session or the guest's visit; clears what belongs to the learner, keeps the device's flags. */
  readonly signOut: () => void;
  /** The provider has ended the session: like `signOut`, but an unsent answer stays for this learner's next session. */
  readonly expire: () => void;
  /** Reads the storage again: another tab or the boot script may have written it. */
  readonly reload: () => void;
}

export type Session = StoreApi<SessionState>;

export interface SessionOptions {
  storage?: Storage;
  now?: () => Date;
}

/** A session over a storage. The app has one, `session`; tests make their own. */
export function createSession({
  storage = deviceStorage(),
  now = () => new Date(),
}: SessionOptions = {}): Session {
  return createStore<SessionState>()((set, get) => {
    const take = (stored: StoredSession, learner: 'same' | 'new', hasLeft = false) =>
      set({ ...stored, hasLeft, generation: get().generation + (learner === 'new' ? 1 : 0) });
    const store = (token: string, user: User | null) =>
      writeRecord(storage, { token, timestamp: now().toISOString(), user });
    return {
      ...readStored(storage),
      generation: 0,
      hasLeft: false,
      signIn: ({ token, user }) => {
        clearLearnerKeys(storage);
        store(token, user);
        take({ token, timestamp: now().toISOString(), user, guest: false }, 'new');
      },
      setToken: (token) => {
        const { user } = get();
        store(token, user);
        take({ token, timestamp: now().toISOString(), user, guest: false }, 'same');
      },
      setUser: (user) => {
        const { token } = get();
        if (token === null) return;
        store(token, user);
        take({ token, timestamp: now().toISOString(), user, guest: false }, 'same');
      },
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
        take(nobody, 'new');
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
