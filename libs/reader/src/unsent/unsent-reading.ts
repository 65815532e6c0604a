import { ownStorage } from '@sirah-trails/screen-kit';
import type { ReadingReport } from '../time/reading-clock.ts';
import type { ReadingPlace } from '../endpoints/save-progress.ts';
import { unsentName } from './unsent-name.ts';

interface Keyed {
  /** Stays the same for every attempt, so that the provider counts it once. */
  readonly key: string;
}

/** What the provider has not confirmed yet: a page that the learner has reached, or how long one was read. */
export type Unsent =
  | (Keyed & { readonly kind: 'place'; readonly body: ReadingPlace })
  | (Keyed & { readonly kind: 'time'; readonly body: ReadingReport });

/** So much reading without a network is kept; of more, the oldest reports go. */
const most = 400;

/** What waits to be sent, the oldest first. */
export function unsentReading(): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(ownStorage().get(unsentName) ?? '[]');
    return Array.isArray(kept) ? (kept as Unsent[]) : [];
  } catch {
    return [];
  }
}

/** Keeps it for this learner until the provider has confirmed it. */
export function keepUnsent(next: Unsent): void {
  const others = unsentReading().filter((one) => !covers(next, one));
  write([...others, next].slice(-most));
}

/** Forgets what the provider has confirmed or refused. */
export function forgetUnsent(key: string): void {
  write(unsentReading().filter((one) => one.key !== key));
}

/** A later place in the same book says all that an earlier one said, unless the learner went back meanwhile. */
function covers(next: Unsent, one: Unsent): boolean {
  return (
    next.kind === 'place' &&
    one.kind === 'place' &&
    next.body.book_id === one.body.book_id &&
    next.body.page_count >= one.body.page_count &&
    next.body.status >= one.body.status
  );
}

function write(all: readonly Unsent[]): void {
  if (all.length === 0) ownStorage().remove(unsentName);
  else ownStorage().set(unsentName, JSON.stringify(all));
}
