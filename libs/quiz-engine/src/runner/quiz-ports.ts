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

/** What the player needs from outside. Its host brings these; calls that fail throw `QuizCallError`. */
export interface QuizPorts {
  /** Milliseconds of a clock that only runs forward, whatever the time of day is set to. */
  readonly now: () => Moment;
  /** Calls back again and again until stopped. */
  readonly every: (periodMs: number, callback: () => void) => () => void;
  /** Unique for each visit: letters, digits, `_`, `-`. */
  readonly newSeed: () => string;
  readonly load: () => Promise<LoadedRun>;
  /** Asked for once the run is loaded: no question waits for it. Never rejects. */
  readonly askFacts: () => Promise<Partial<ChapterFacts>>;
  /** Starts the question's clock when it is the first time. */
  readonly open: (quizId: string) => Promise<OpenedQuiz>;
  readonly send: (submission: Submission) => Promise<AnswerResult>;
  /** Reports the read-aloud of a question. Returns the run with extra time to hear it; null where none is granted. */
  readonly readAloud: (quizId: string) => Promise<Run | null>;
  readonly deleteAnswers: (key: string) => Promise<void>;
  /** The learner's rank on this board; null for a newcomer. */
  readonly askRank: () => Promise<number | null>;
  readonly memory: MemoryPort;
  /** Plays nothing that cheers in a quiet chapter. */
  readonly playSound: (sound: 'correct' | 'incorrect', options: { readonly quiet: boolean }) => void;
  readonly finish: (exit: RunExit, result: { readonly stars: number; readonly lives: number }) => void;
  /** Calls back when another tab takes this run over, and when the network is back. Returns the way to stop. */
  readonly listen: (listener: (news: 'taken-over' | 'online') => void) => () => void;
  /** Says that this tab plays the run from now on. */
  readonly claim: () => void;
}

/** Keeps a run's memory on the device, for this learner and this run. */
export interface MemoryPort {
  readonly read: () => RunMemory | null;
  readonly write: (memory: RunMemory) => void;
  readonly clear: () => void;
}

/** A call of a port that did not work. */
export class QuizCallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message ?? failure.kind);
    this.name = 'QuizCallError';
    this.failure = failure;
  }
}

/** Why a call failed; an error without a cause of its own counts as the network. */
export function failureOf(error: unknown): Failure {
  if (error instanceof QuizCallError) return error.failure;
  return { kind: 'network', code: null, message: null };
}
