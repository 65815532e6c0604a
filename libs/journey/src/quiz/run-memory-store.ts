import type { LearnerStorage } from '@sirah-trails/api-client/session';
import type { MemoryPort, RunMemory, Submission } from '@sirah-trails/quiz-engine';

/** A run's memory in the storage of the learner, by chapter and difficulty. */
export function runMemoryStore(storage: LearnerStorage, stage: string): MemoryPort {
  const name = `quiz_run:${stage}`;
  return {
    read: () => readMemory(storage.get(name)),
    write: (memory) => storage.set(name, JSON.stringify(memory)),
    clear: () => storage.remove(name),
  };
}

/** Storage can be edited: only values of the right form count. */
export function readMemory(text: string | null): RunMemory | null {
  const value = parse(text);
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

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
