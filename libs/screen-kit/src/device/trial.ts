import type { TrialCredit } from '@sirah-trails/api-client';

/** A visitor's trial on this device, until a new account takes it. */
export interface StoredTrial extends TrialCredit {
  /** Body type of the chosen avatar, and the layers of its head as URLs. */
  readonly traveller?: { readonly body: 'girls' | 'boys'; readonly head: readonly string[] };
  /** Stars of the run. */
  readonly stars?: number;
  /** The run is over. */
  readonly isOver?: boolean;
  /** The best run so far, which a new account takes. */
  readonly best?: { readonly token: string; readonly stars: number };
}

const key = 'trial';
/** Time after the last change, as for the provider's token, in milliseconds. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The stored trial; null for none, and 30 days after its last change. */
export function readTrial(): StoredTrial | null {
  try {
    const { at, ...trial } = JSON.parse(localStorage.getItem(key) ?? '{}') as StoredTrial & { at?: number };
    if (typeof at === 'number' && Date.now() - at <= lifetimeMs) return trial;
  } catch {
    // Storage is blocked, or its text was edited.
  }
  return null;
}

/** Merges a change into the stored trial, and keeps its best run. */
export function storeTrial(change: StoredTrial): void {
  const before = readTrial();
  const { token, stars = 0 } = change;
  const isBetter = token !== undefined && stars >= (before?.best?.stars ?? 0);
  const best = isBetter ? { token, stars } : before?.best;
  try {
    localStorage.setItem(
      key,
      JSON.stringify({ ...before, ...change, ...(best && { best }), at: Date.now() }),
    );
  } catch {
    // The trial lasts until the page closes.
  }
}

/** Removes the trial after its credit, a sign-out or a confirmed 'Start over'. */
export function clearTrial(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked and holds no trial.
  }
}

/** Request field for a new account; undefined without a trial. */
export function trialCredit(): TrialCredit | undefined {
  const { best: { token } = {}, page, avatar } = readTrial() ?? {};
  if (!token && !page && !avatar) return undefined;
  return { ...(token && { token }), ...(page && { page }), ...(avatar && { avatar }) };
}
