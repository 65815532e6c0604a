/**
 * Where the focus goes when a dialog opens: to its first control (true), but to the dialog itself where it is taller
 * than the screen, so that it is read from its beginning.
 */
export function startOfDialog(popup: HTMLElement | null): HTMLElement | true {
  return popup && popup.offsetHeight > window.innerHeight ? popup : true;
}
