/** Names in the browser's storage, spelled as the specification spells them. */
export const storageKeys = {
  session: 'access_token',
  guest: 'signin_as_guess',
  guestAlias: 'signin_as_guest',
} as const;

/** Other keys of one learner that the specification names. They go at sign-out. */
const learnerKeys = ['difficulty', 'current_quiz', 'endless_quiz', 'progress_reminder'];
const learnerPrefix = 'learner:';

/** Storage key of something that belongs to one learner, so that siblings on one tablet share nothing. */
export function learnerKey(userId: string, name: string) {
  return `${learnerPrefix}${userId}:${name}`;
}

/** Removes the learner's keys. Flags of the device (onboarding, sounds, language) stay. */
export function clearLearnerKeys(storage: Storage) {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) {
    if (name !== null && belongsToLearner(name)) storage.removeItem(name);
  }
}

function belongsToLearner(name: string) {
  const own: readonly string[] = [...Object.values(storageKeys), ...learnerKeys];
  return own.includes(name) || name.startsWith(learnerPrefix);
}
