import { tooMany } from './errors.ts';
import { hour } from './time.ts';

/** Operations that a child calls constantly while playing or reading. */
const frequent: ReadonlySet<string> = new Set([
  'getTrial',
  'getTrialBook',
  'listTrialItems',
  'nextEndlessQuiz',
  'openQuiz',
  'openTrialRun',
  'readQuizAloud',
  'reportReadingTime',
  'saveBookProgress',
  'submitAnswer',
  'submitEndlessAnswer',
  'submitPracticeAnswer',
  'submitReviewAnswer',
  'submitTrialAnswer',
]);

/** Divisor of the limit for all other operations. */
const seldom = 10;

/**
 * Hourly call limits per operation: for a learner, or for a visitor's IP address. Counts in memory, because stored counts would fill
 * the disk and cost a statement per answer. Each process counts separately.
 */
export class WriteLimits {
  readonly #writesPerHour: number;
  #hour = 0;
  #counts = new Map<string, number>();

  /** @param writesPerHour limit for frequent operations */
  constructor(writesPerHour: number) {
    this.#writesPerHour = writesPerHour;
  }

  /**
   * Counts one call.
   * @param caller learner id or IP address
   * @param operation operation id; its two paths share one count
   * @param now epoch milliseconds
   * @throws {Refusal} 429 with the time until the next hour
   */
  count(caller: string, operation: string, now: number): void {
    this.#begin(now);
    const specified = operation.replace(/Bare$/, '');
    const limit = frequent.has(specified) ? this.#writesPerHour : Math.ceil(this.#writesPerHour / seldom);
    const key = `${caller} ${specified}`;
    const counted = this.#counts.get(key) ?? 0;
    if (counted >= limit) throw tooMany((this.#hour + 1) * hour - now);
    this.#counts.set(key, counted + 1);
  }

  /** Resets all counts at the start of an hour, which bounds the memory. */
  #begin(now: number): void {
    const current = Math.floor(now / hour);
    if (current === this.#hour) return;
    this.#hour = current;
    this.#counts = new Map();
  }
}
