import type { LearnerStorage } from '@sirah-trails/api-client/session';
import type { MemoryPort } from '@sirah-trails/quiz-engine';
import type { RunMemory, RunNote, Submission } from '@sirah-trails/quiz-engine/core';

/** Prefix of the memories' storage names; the run follows: `<chapter>:<quiz time>`. */
export const runMemoryPrefix = 'quiz_run:';

/** A chapter's memory in the storage of the learner, by chapter and difficulty. */
export function runMemoryStore(storage: LearnerStorage, run: string): MemoryPort {
  return memoryAt(storage, runMemoryPrefix + run);
}

/** A run's memory under a name of the learner's storage. */
export function memoryAt(storage: LearnerStorage, name: string): MemoryPort {
  return {
    read: () => readMemory(storage.get(name)),
    write: (memory) => {
      const { pending } = memory;
      const since = pending && { queuedAt: queuedAt(storage.get(name), pending.key) };
      storage.set(name, JSON.stringify({ ...memory, ...since }));
    },
    clear: () => storage.remove(name),
  };
}

/** Validates the text, since storage can be edited. */
export function readMemory(text: string | null): RunMemory | null {
  const value = parse(text);
  if (!isRecord(value) || typeof value['runId'] !== 'string') return null;
  return {
    runId: value['runId'],
    pending: isSubmission(value['pending']) ? value['pending'] : null,
    notes: Array.isArray(value['notes']) ? value['notes'].filter(isNote) : earlierNotes(value),
    ...(isDraft(value['draft']) && { draft: value['draft'] }),
    ...(typeof value['shown'] === 'string' && { shown: value['shown'] }),
  };
}

/** When the pending answer with this key was first stored, epoch milliseconds; now for another answer. */
export function queuedAt(text: string | null, key: string): number {
  const value = parse(text);
  const isKnown = isRecord(value) && isSubmission(value['pending']) && value['pending'].key === key;
  return isKnown && typeof value['queuedAt'] === 'number' ? value['queuedAt'] : Date.now();
}

const notes: readonly RunNote[] = ['progress-offered', 'abandoned', 'completed'];

function isNote(value: unknown): value is RunNote {
  return notes.some((note) => note === value);
}

/** The notes of a memory stored by an earlier version of the app. */
function earlierNotes(value: Readonly<Record<string, unknown>>): RunNote[] {
  return [
    ...(value['progressOffered'] === true ? (['progress-offered'] as const) : []),
    ...(value['putAway'] === true ? (['abandoned'] as const) : []),
  ];
}

function isDraft(value: unknown): value is NonNullable<RunMemory['draft']> {
  return isRecord(value) && typeof value['quizId'] === 'string';
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
