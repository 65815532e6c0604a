import { createStore } from 'zustand/vanilla';
import { announce } from '../platform/live-region.tsx';

/** Action of a toast, e.g. undo. */
export interface ToastAction {
  readonly text: string;
  /** Called once; closes the toast. */
  readonly onAct: () => void;
}

export interface ToastOptions {
  text: string;
  /** `top` (default): top right in English; `bottom`: centre of the bottom edge. */
  position?: 'top' | 'bottom';
  /**
   * Display time in ms, default 5000; paused while the toast has the pointer or the focus. With an action it stays
   * until the learner acts or closes it.
   */
  durationMs?: number;
  /** Maximum number of toasts at its position, itself included; default 3. */
  limit?: number;
  /** Must also be reachable elsewhere. */
  action?: ToastAction | undefined;
}

export interface ShownToast extends Required<ToastOptions> {
  readonly id: number;
}

let count = 0;

/** Visible and queued toasts, the oldest first. */
export const toasts = createStore<readonly ShownToast[]>(() => []);

/**
 * Queues and announces a short message, unless the same text is shown or queued. Returns a function that removes it.
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

/** Removes all toasts, for example at a change of learner. */
export function dismissToasts(): void {
  toasts.setState([], true);
}

/** Removes a toast; does nothing for an unknown id. */
export function dismissToast(id: number): void {
  toasts.setState((current) => current.filter((one) => one.id !== id), true);
}
