import { tooMany } from './errors.ts';
import { hour } from './time.ts';

/** What a child does all the time while it plays or reads; everything else is done now and then. */
const frequent: ReadonlySet<string> = new Set([
  'nextEndlessQuiz',
  'openQuiz',
  'readQuizAloud',
  'reportReadingTime',
  'saveBookProgress',
  'submitAnswer',
  'submitEndlessAnswer',
  'submitPracticeAnswer',
  'submitReviewAnswer',
]);

/** What of the frequent limit is left for the other operations. */
const seldom = 10;

/**
 * Limits how often a learner calls an operation within the hour. It counts in memory: a count that every write had to store would
 * itself fill the disk and cost each answer a statement. Each process counts for itself.
 */
export class WriteLimits {
  readonly #writesPerHour: number;
  #hour = 0;
  #counts = new Map<string, number>();

  /** @param writesPerHour for an operation that a child calls all the time */
  constructor(writesPerHour: number) {
    this.#writesPerHour = writesPerHour;
  }

  /**
   * Counts one call. Throws 429 with the time to wait when there were too many.
   *
   * @param operation its id; the two paths of an operation share one count
   * @param now epoch milliseconds
   */
  count(learnerId: string, operation: string, now: number): void {
    this.#begin(now);
    const specified = operation.replace(/Bare$/, '');
    const limit = frequent.has(specified) ? this.#writesPerHour : Math.ceil(this.#writesPerHour / seldom);
    const key = `${learnerId} ${specified}`;
    const counted = this.#counts.get(key) ?? 0;
    if (counted >= limit) throw tooMany((this.#hour + 1) * hour - now);
    this.#counts.set(key, counted + 1);
  }

  /** A new hour forgets all counts, so that they need no room for long. */
  #begin(now: number): void {
    const current = Math.floor(now / hour);
    if (current === this.#hour) return;
    this.#hour = current;
    this.#counts = new Map();
  }
}
