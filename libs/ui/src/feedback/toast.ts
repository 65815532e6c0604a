import { createStore } from 'zustand/vanilla';
import { announce } from '../platform/live-region.tsx';

/** The action of a notice, e.g. undo. */
export interface ToastAction {
  readonly text: string;
  /** Runs once; the notice closes with it. */
  readonly onAct: () => void;
}

export interface ToastOptions {
  text: string;
  /** Where it shows: at the upper end (top right in English), or in the middle of the lower edge. `top` where absent. */
  position?: 'top' | 'bottom';
  /**
   * How long it stays, in milliseconds; 5000 where absent. It waits while it has the pointer or the focus. With an action
   * it stays until the learner acts or closes it.
   */
  durationMs?: number;
  /** Most notices shown at its position at a time, itself included; 3 where absent. */
  limit?: number;
  /** One action, which must also be reachable elsewhere. */
  action?: ToastAction | undefined;
}

export interface ShownToast extends Required<ToastOptions> {
  readonly id: number;
}

let count = 0;

/** The notices that show or wait, the oldest first. */
export const toasts = createStore<readonly ShownToast[]>(() => []);

/**
 * Shows and announces a short notice. Notices queue; a text that is already shown or queued is not added again.
 * Returns a function that removes the notice.
 */
export function toast({
  text,
  position = 'top',
  durationMs = 5000,
  limit = 3,
  action,
}: ToastOptions): () => void {
  const same = toasts.getState().find((one) => one.text === text);
  if (same) return () => dismissToast(same.id);
  const added = { id: (count += 1), text, position, durationMs, limit, action };
  toasts.setState((current) => [...current, added], true);
  announce(text);
  return () => dismissToast(added.id);
}

/** Removes a notice; removing it twice is no error. */
export function dismissToast(id: number): void {
  toasts.setState((current) => current.filter((one) => one.id !== id), true);
}
