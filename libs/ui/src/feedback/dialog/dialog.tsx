import type { ReactNode } from 'react';
import { lazyDialog } from './lazy-dialog.tsx';

const LazyDialog = lazyDialog(() => import('./popups.tsx').then((code) => code.DialogPopup));
const LazyAlertDialog = lazyDialog(() => import('./popups.tsx').then((code) => code.AlertDialogPopup));
const LazySheet = lazyDialog(() => import('./popups.tsx').then((code) => code.SheetPopup));

export interface DialogProps {
  open: boolean;
  /** Called with false when the learner closes it. */
  onOpenChange: (open: boolean) => void;
  /** Called after the closing animation, when the focus is back. */
  onClosed?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  /** Picture above the title; decorative. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The preferred action first; they stay visible below long content. */
  actions?: ReactNode;
  /** False hides the close button and ignores Escape and taps outside; the content must close the dialog. */
  dismissible?: boolean;
  className?: string | undefined;
}

/** A modal dialog. Its code loads with the first dialog that opens. */
export function Dialog(props: DialogProps) {
  return <LazyDialog {...props} />;
}

export interface AlertDialogProps {
  open: boolean;
  title: string;
  /** Picture above the title; decorative. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The preferred action first; they stay visible below long content. */
  actions: ReactNode;
  className?: string | undefined;
}

/** A message that requires a decision: only its actions close it. */
export function AlertDialog(props: AlertDialogProps) {
  return <LazyAlertDialog {...props} />;
}

export interface SheetProps {
  open: boolean;
  /** Called with false when the learner closes it by the button, Escape, a tap outside, or a swipe down. */
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
  /** The preferred action first; they stay visible at the lower edge. */
  actions?: ReactNode;
  className?: string | undefined;
}

/**
 * A modal sheet that rises from the lower edge in 700 ms. Must contain no text inputs: the iOS keyboard covers them.
 */
export function Sheet(props: SheetProps) {
  return <LazySheet {...props} />;
}

/**
 * Preloads the code of dialogs, for a screen whose dialog may open offline. A failed load is retried when the dialog
 * opens.
 */
export function preloadDialogs(): void {
  void LazyDialog.load();
  void LazyAlertDialog.load();
}
