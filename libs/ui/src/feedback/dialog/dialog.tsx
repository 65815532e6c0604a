import type { ReactNode } from 'react';
import { lazyDialog } from './lazy-dialog.tsx';

const LazyDialog = lazyDialog(() => import('./popups.tsx').then((code) => code.DialogPopup));
const LazyAlertDialog = lazyDialog(() => import('./popups.tsx').then((code) => code.AlertDialogPopup));
const LazySheet = lazyDialog(() => import('./popups.tsx').then((code) => code.SheetPopup));

export interface DialogProps {
  open: boolean;
  /** Called with false when the learner closes it. */
  onOpenChange: (open: boolean) => void;
  /** Called when it is off the screen and has given the focus back. */
  onClosed?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  /** A picture above the title; decorative. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The actions, the preferred one first; they stay visible below long content. */
  actions?: ReactNode;
  /** False: no close button, Escape and a tap outside do nothing; the content offers the way on. */
  dismissible?: boolean;
  className?: string | undefined;
}

/** A modal dialog. Its code loads with the first one that opens. */
export function Dialog(props: DialogProps) {
  return <LazyDialog {...props} />;
}

export interface AlertDialogProps {
  open: boolean;
  title: string;
  /** A picture above the title; decorative. */
  picture?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** The actions, the preferred one first; they stay visible below long content. */
  actions: ReactNode;
  className?: string | undefined;
}

/** A message that requires a decision: only its actions close it. Its code loads with the first one that opens. */
export function AlertDialog(props: AlertDialogProps) {
  return <LazyAlertDialog {...props} />;
}

export interface SheetProps {
  open: boolean;
  /** Called with false when the learner closes it: by the button, Escape, a tap outside, or a swipe down. */
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
  /** The actions, the preferred one first; they stay visible at the lower edge. */
  actions?: ReactNode;
  className?: string | undefined;
}

/**
 * A modal sheet that rises from the lower edge in 700 ms. Its code loads with the first one that opens.
 * No text inputs in it: the keyboard of iOS covers them.
 */
export function Sheet(props: SheetProps) {
  return <LazySheet {...props} />;
}

/**
 * Loads the code of dialogs before the first one opens: for a screen whose dialog may have to open when the network is gone. A failed
 * load is repeated when the dialog opens.
 */
export function preloadDialogs(): void {
  void LazyDialog.load();
  void LazyAlertDialog.load();
}
