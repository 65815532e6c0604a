/**
 * Where the focus goes when a dialog opens: to its first control (true), of an alert to its first action, but to the dialog
 * itself where it is taller than the screen, so that it is read from its beginning.
 */
export function startOfDialog(popup: HTMLElement | null, actions?: HTMLElement | null): HTMLElement | true {
  if (popup && popup.offsetHeight > window.innerHeight) return popup;
  return actions?.querySelector('button') ?? true;
}
