import type { QuizTime } from '../contract/schemas.ts';
import { learnerIdOf, learnerStorage } from '../session/learner-storage.ts';
import { session } from '../session/session.ts';

const name = 'difficulty';
/** Counts up with the shape of a difficulty: what an earlier app kept is dropped. */
const version = 1;

/** The difficulties as this learner last saw them on this device. */
export function keptDifficulties(): QuizTime[] | undefined {
  const text = storage().get(name);
  try {
    const kept: unknown = text === null ? null : JSON.parse(text);
    return isCurrent(kept) ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

export function keepDifficulties(data: QuizTime[]) {
  storage().set(name, JSON.stringify({ version, data }));
}

function storage() {
  return learnerStorage(learnerIdOf(session.getState().user));
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
