import { announce } from '../live/announce.ts';
import { createStore } from '../store/store.ts';

/** Something that a notice offers to do, e.g. to take a change back. */
export interface ToastAction {
  readonly text: string;
  /** Done once; the notice goes away with it. */
  readonly onAct: () => void;
}

export interface ToastOptions {
  text: string;
  /** Where it shows: at the upper end (top right in English), or in the middle of the lower edge. `top` where absent. */
  position?: 'top' | 'bottom';
  /** How long it stays, in milliseconds; 5000 where absent. It waits while the learner is at it. */
  durationMs?: number;
  /** How many notices may show at its place while it shows, itself included; 3 where absent. */
  limit?: number;
  /** One thing to do about it; no action may be found here only. */
  action?: ToastAction | undefined;
}

export interface ShownToast extends Required<ToastOptions> {
  readonly id: number;
}

let count = 0;

/** The notices that show or wait, the oldest first. */
export const toasts = createStore<readonly ShownToast[]>([]);

/**
 * Shows a short notice and says it aloud. Notices queue; a text that is already shown or waiting is not added again.
 * Returns what takes the notice away.
 */
export function toast({
  text,
  position = 'top',
  durationMs = 5000,
  limit = 3,
  action,
}: ToastOptions): () => void {
  const same = toasts.get().find((one) => one.text === text);
  if (same) return () => dismissToast(same.id);
  const added = { id: (count += 1), text, position, durationMs, limit, action };
  toasts.set((current) => [...current, added]);
  announce(text);
  return () => dismissToast(added.id);
}

/** Takes a notice away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  toasts.set((current) => current.filter((one) => one.id !== id));
}
