import { learnerKey } from '@sirah-trails/api-client/session';
import type { MemoryPort, RunMemory, Submission } from '@sirah-trails/quiz-engine';

/**
 * A run's memory in the browser's storage, by learner, chapter and difficulty. Sign-out removes it with
 * everything else of the learner.
 */
export function runMemoryStore(storage: Storage, userId: string, stage: string): MemoryPort {
  const key = learnerKey(userId, `quiz_run:${stage}`);
  return {
    read: () => quietly(() => readMemory(storage.getItem(key))) ?? null,
    write: (memory) => quietly(() => storage.setItem(key, JSON.stringify(memory))),
    clear: () => quietly(() => storage.removeItem(key)),
  };
}

/** Storage is in the hands of others: only what has the right form counts. */
export function readMemory(text: string | null): RunMemory | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(value) || typeof value['runId'] !== 'string') return null;
  return {
    runId: value['runId'],
    pending: isSubmission(value['pending']) ? value['pending'] : null,
    progressOffered: value['progressOffered'] === true,
    putAway: value['putAway'] === true,
  };
}

function isSubmission(value: unknown): value is Submission {
  return (
    isRecord(value) &&
    typeof value['quizId'] === 'string' &&
    typeof value['key'] === 'string' &&
    typeof value['timeUp'] === 'boolean' &&
    isAnswer(value['answer'])
  );
}

function isAnswer(value: unknown) {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  return isRecord(value) && Object.values(value).every((part) => typeof part === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A storage that is full, forbidden or broken costs the memory, not the play. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
