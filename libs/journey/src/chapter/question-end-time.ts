import type { LearnerStorage } from '@sirah-trails/api-client/session';
import type { QuizPorts } from '@sirah-trails/quiz-engine';

interface EndTime {
  /** Storage name of the end time: `<quiz>:<quiz time> <epoch milliseconds>`. */
  readonly name: 'quiz_end_time' | 'endless_end_time';
  readonly storage: LearnerStorage;
  readonly quizTimeId: string;
  /** Milliseconds that a question has. */
  readonly questionMs: number;
  /** Epoch milliseconds: a clock that outlives the page. */
  readonly now: () => number;
}

/** For a provider that sends no run: stores the end time of a question, so that its clock continues after a reload. */
export function withStoredEndTime(
  open: QuizPorts['open'],
  { name, storage, quizTimeId, questionMs, now }: EndTime,
): QuizPorts['open'] {
  return async (quizId) => {
    const opened = await open(quizId);
    if (opened.run) return opened;
    const own = `${quizId}:${quizTimeId} `;
    const stored = storage.get(name);
    const endsAt = stored?.startsWith(own) ? Number(stored.slice(own.length)) : NaN;
    const left = Number.isFinite(endsAt) ? endsAt - now() : questionMs;
    // Storage and clock can be changed: never more than the whole time.
    const remainingMs = Math.min(questionMs, Math.max(0, left));
    storage.set(name, own + String(now() + remainingMs));
    return { ...opened, remainingMs };
  };
}
