import type { User } from '../contract/schemas.ts';
import { deviceStorage } from './device-storage.ts';
import { storageKeys } from './stored-session.ts';

/** Other keys of one learner that the specification names. They go at sign-out. */
const learnerKeys = ['difficulty', 'current_quiz', 'endless_quiz', 'progress_reminder'];
const learnerPrefix = 'learner:';

/** Queues of a learner: they stay for this learner's next session, also while others use the device. */
const queues = '(?:quiz_run:|unsent_reading$)';

/** Texts that this device stores for one learner. None of the functions throws: a full or forbidden storage forgets. */
export interface LearnerStorage {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  /** The names with a text that begin with `start`. */
  readonly names: (start: string) => readonly string[];
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

/** Storage of the learner with this id (`learnerIdOf`), hidden from the next learner of the device and cleared at sign-out. */
export function learnerStorage(learnerId: string, storage: Storage = deviceStorage()): LearnerStorage {
  const key = (name: string) => learnerKey(learnerId, name);
  return {
    get: (name) => quietly(() => storage.getItem(key(name))) ?? null,
    set: (name, text) => quietly(() => storage.setItem(key(name), text)),
    remove: (name) => quietly(() => storage.removeItem(key(name))),
    names: (start) =>
      keysOf(storage)
        .filter((name) => name.startsWith(key(start)))
        .map((name) => name.slice(key('').length)),
    onChange: (name, listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key(name) && event.newValue !== null) listener(event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Storage key of one learner, so that siblings on one tablet share nothing. */
export function learnerKey(userId: string, name: string) {
  return `${learnerPrefix}${userId}:${name}`;
}

/**
 * Removes what belongs to learners. Flags of the device (onboarding, sounds, language) stay, and so do the queues of answers and reading.
 *
 * @param leaving the learner who signs out, whose queues are removed, too
 */
export function clearLearnerKeys(storage: Storage, leaving: User | null = null) {
  for (const name of keysOf(storage)) {
    if (belongsToLearner(name) && !isQueueOfAnother(name, leaving)) storage.removeItem(name);
  }
}

/** A queue without the id of a learner belongs to no one. */
function isQueueOfAnother(name: string, leaving: User | null) {
  const [, id] = new RegExp(`^${learnerPrefix}(.+?):${queues}`).exec(name) ?? [];
  return id !== undefined && id !== learnerIdOf(null) && id !== learnerIdOf(leaving);
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
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
