import type {
  AnswerResult,
  ChapterFacts,
  Failure,
  LoadedRun,
  Moment,
  OpenedQuiz,
  Run,
} from '../core/responses.ts';
import type { RunExit } from '../core/events.ts';
import type { RunMemory, Submission } from '../core/state.ts';

/** Ports of the host. Failed calls reject with `QuizCallError`. */
export interface QuizPorts {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => Moment;
  /** Like `setInterval`; returns a function that stops it. */
  readonly every: (periodMs: number, callback: () => void) => () => void;
  /** Unique for each visit: letters, digits, `_`, `-`. */
  readonly newSeed: () => string;
  readonly load: () => Promise<LoadedRun>;
  /** Loads facts after the run, without delaying a question. Never rejects. */
  readonly askFacts: () => Promise<Partial<ChapterFacts>>;
  /** Starts the question's clock on the first call. */
  readonly open: (quizId: string) => Promise<OpenedQuiz>;
  readonly send: (submission: Submission) => Promise<AnswerResult>;
  /** Reports the read-aloud of a question. Returns the run with extra time to hear it; null where none is granted. */
  readonly readAloud: (quizId: string) => Promise<Run | null>;
  readonly deleteAnswers: (key: string) => Promise<void>;
  /** The learner's rank on this board; null for a newcomer. */
  readonly askRank: () => Promise<number | null>;
  readonly memory: MemoryPort;
  /** Plays no cheering sound in a quiet chapter. */
  readonly playSound: (sound: 'correct' | 'incorrect', options: { readonly quiet: boolean }) => void;
  readonly finish: (exit: RunExit, result: { readonly stars: number; readonly lives: number }) => void;
  /** Reports that another tab takes this run over, or that the network is back. Returns a function that stops it. */
  readonly listen: (listener: (news: 'taken-over' | 'online') => void) => () => void;
  /** Tells other tabs that this tab plays the run. */
  readonly claim: () => void;
}

/** Stores the memory of this learner's run on the device. */
export interface MemoryPort {
  readonly read: () => RunMemory | null;
  readonly write: (memory: RunMemory) => void;
  readonly clear: () => void;
}

/** Failed call of a port. */
export class QuizCallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message ?? failure.kind);
    this.name = 'QuizCallError';
    this.failure = failure;
  }
}

/** The failure of a call; any other error counts as a network failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof QuizCallError) return error.failure;
  return { kind: 'network', code: null, message: null };
}
