/**
 * Starts to fetch the code of the dialogs before the first one opens: for a screen whose dialog may have to open when
 * the network is gone. A fetch that fails is tried again when the dialog opens.
 */
export function preloadDialogs(): void {
  Promise.all([import('./dialog-popup.tsx'), import('./alert-dialog-popup.tsx')]).catch(() => undefined);
}
