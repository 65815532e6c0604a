import type { User } from '../contract/schemas.ts';
import { deviceStorage } from './device-storage.ts';
import { storageKeys } from './stored-session.ts';

/** Learner keys named by the specification, removed at sign-out. */
const learnerKeys = ['difficulty', 'current_quiz', 'endless_quiz', 'progress_reminder'];
const learnerPrefix = 'learner:';

/** Learner queues, kept for the learner's next session, even while others use the device. */
const queues = '(?:quiz_run:|unsent_reading$)';

/** One learner's device storage. Methods never throw: without storage, values are lost. */
export interface LearnerStorage {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  /** Stored names with this prefix. */
  readonly names: (start: string) => readonly string[];
  /** Listens to changes by other tabs. Returns a function that removes the listener. */
  readonly onChange: (name: string, listener: (text: string) => void) => () => void;
}

/**
 * Learner id on this device: the user id, or the email for providers without ids. Unknown users share the id 'me', whose data is
 * removed at sign-out.
 */
export function learnerIdOf(user: User | null): string {
  const { id, email } = (user ?? {}) as Partial<User>;
  return id || email || 'me';
}

/** Learner storage (see `learnerIdOf`), isolated from other learners and cleared at sign-out. */
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

/** Learner storage key, which separates siblings on one tablet. */
export function learnerKey(userId: string, name: string) {
  return `${learnerPrefix}${userId}:${name}`;
}

/**
 * Removes learner data. Keeps device flags (onboarding, sounds, language) and the answer and reading queues.
 *
 * @param leaving the learner who signs out, whose queues are removed, too
 */
export function clearLearnerKeys(storage: Storage, leaving: User | null = null) {
  for (const name of keysOf(storage)) {
    if (belongsToLearner(name) && !isQueueOfAnother(name, leaving)) storage.removeItem(name);
  }
}

/** Whether the name is another learner's queue; queues without a learner id are not. */
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
