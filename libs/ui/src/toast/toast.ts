import { announce } from '../live/announce.ts';
import { createStore } from '../store/store.ts';

export interface ToastOptions {
  text: string;
  /** Where it shows; at the top where absent. */
  position?: 'top' | 'bottom';
  /** How long it stays, in milliseconds; 5000 where absent. */
  durationMs?: number;
}

export interface ShownToast extends Required<ToastOptions> {
  readonly id: number;
}

let count = 0;

/** The notices that wait, the first one on screen. */
export const toasts = createStore<readonly ShownToast[]>([]);

/**
 * Shows a short notice and says it aloud. Notices queue; a text that is already shown or waiting is not added again.
 * Returns what takes the notice away.
 */
export function toast({ text, position = 'top', durationMs = 5000 }: ToastOptions): () => void {
  const same = toasts.get().find((one) => one.text === text);
  if (same) return () => dismissToast(same.id);
  const added = { id: (count += 1), text, position, durationMs };
  toasts.set((current) => [...current, added]);
  announce(text);
  return () => dismissToast(added.id);
}

/** Takes a notice away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  toasts.set((current) => current.filter((one) => one.id !== id));
}
