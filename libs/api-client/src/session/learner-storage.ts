import type { User } from '../contract/schemas.ts';
import { deviceStorage } from './device-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Other keys of one learner that the specification names. They go at sign-out. */
const learnerKeys = ['difficulty', 'current_quiz', 'endless_quiz', 'progress_reminder'];
const learnerPrefix = 'learner:';

/** What a learner may not have sent yet: it outlasts a session that the provider ended, for the same learner's next one. */
const unsentNames = ['quiz_run:'];

/** Texts that this device keeps for one learner. None of the functions throws: a full or forbidden storage forgets. */
export interface LearnerStorage {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  /** Calls back when another tab has set the text of a name. Returns a function that stops it. */
  readonly onChange: (name: string, listener: (text: string) => void) => () => void;
}

/**
 * What identifies a learner on this device: the id, or the e-mail of a provider whose users have no id. A session whose
 * user is unknown has a name of its own; its texts go at sign-out like all others.
 */
export function learnerIdOf(user: User | null): string {
  const { id, email } = (user ?? {}) as Partial<User>;
  return id || email || 'me';
}

/** The texts of the learner with this id (`learnerIdOf`). The next learner of the device does not see them, and sign-out clears them. */
export function learnerStorage(learnerId: string, storage: Storage = deviceStorage()): LearnerStorage {
  const key = (name: string) => learnerKey(learnerId, name);
  return {
    get: (name) => quietly(() => storage.getItem(key(name))) ?? null,
    set: (name, text) => quietly(() => storage.setItem(key(name), text)),
    remove: (name) => quietly(() => storage.removeItem(key(name))),
    onChange: (name, listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key(name) && event.newValue !== null) listener(event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Storage key of something that belongs to one learner, so that siblings on one tablet share nothing. */
export function learnerKey(userId: string, name: string) {
  return `${learnerPrefix}${userId}:${name}`;
}

/**
 * Removes the learner's keys. Flags of the device (onboarding, sounds, language) stay.
 *
 * @param returning the learner whose unsent answers stay, if any
 */
export function clearLearnerKeys(storage: Storage, returning: User | null = null) {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) {
    if (name !== null && belongsToLearner(name) && !isUnsentOf(returning, name)) storage.removeItem(name);
  }
}

function isUnsentOf(learner: User | null, name: string) {
  return (
    learner !== null && unsentNames.some((start) => name.startsWith(learnerKey(learnerIdOf(learner), start)))
  );
}

function belongsToLearner(name: string) {
  const own: readonly string[] = [...Object.values(storageKeys), ...learnerKeys];
  return own.includes(name) || name.startsWith(learnerPrefix);
}

function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
