import type { QuizTime } from '../contract/schemas.ts';
import { deviceStorage } from '../session/device-storage.ts';
import { session } from '../session/session.ts';
import { learnerKey } from '../session/storage-keys.ts';

/** Counts up with the shape of a difficulty: what an earlier app kept is dropped. */
const version = 1;

/** The difficulties as this learner last saw them on this device. */
export function keptQuizTimes(): QuizTime[] | undefined {
  const key = storageKey();
  if (key === null) return undefined;
  try {
    const kept: unknown = JSON.parse(deviceStorage().getItem(key) ?? 'null');
    return isCurrent(kept) ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

export function keepQuizTimes(data: QuizTime[]) {
  const key = storageKey();
  if (key === null) return;
  try {
    deviceStorage().setItem(key, JSON.stringify({ version, data }));
  } catch {
    // A full storage costs only the head start.
  }
}

function storageKey() {
  const { user } = session.getState();
  return user && learnerKey(user.id, 'quiz_times');
}

function isCurrent(kept: unknown): kept is { data: QuizTime[] } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'version' in kept &&
    kept.version === version &&
    'data' in kept &&
    Array.isArray(kept.data)
  );
}
