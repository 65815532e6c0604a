const control = [
  'button:enabled',
  'a[href]',
  'input:enabled:not([type=hidden])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  ...['button', 'checkbox', 'link', 'option', 'radio', 'switch', 'tab'].map((role) => `[role=${role}]`),
].join();

/** Enabled, visible controls, without those behind a dialog. */
export function usableControls(page: Document): HTMLElement[] {
  return [...page.body.querySelectorAll<HTMLElement>(control)].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"], .visually-hidden') === null,
  );
}

/** The visible box of a control: the label around a field, else the control. */
export function faceOf(element: HTMLElement): HTMLElement {
  return (element.matches('input') && element.closest('label')) || element;
}
