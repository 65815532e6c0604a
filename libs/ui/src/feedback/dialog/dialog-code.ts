import { lazyCode } from '../../platform/lazy-code.ts';

/** The code of each kind of dialog. */
export const dialogCode = {
  alert: lazyCode(() => import('./popups.ts').then(({ AlertDialogPopup }) => AlertDialogPopup)),
  dialog: lazyCode(() => import('./popups.ts').then(({ DialogPopup }) => DialogPopup)),
  sheet: lazyCode(() => import('./popups.ts').then(({ SheetPopup }) => SheetPopup)),
} as const;

/**
 * Fetches the code of the dialogs before the first one opens: for a screen whose dialog may have to open when the
 * network is gone. A fetch that fails is tried again when the dialog opens.
 */
export function preloadDialogs(): void {
  void dialogCode.dialog.load();
  void dialogCode.alert.load();
}
