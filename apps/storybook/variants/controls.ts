const control = [
  'button:enabled',
  'a[href]',
  'input:enabled:not([type=hidden])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  ...['button', 'checkbox', 'link', 'option', 'radio', 'switch', 'tab'].map((role) => `[role=${role}]`),
].join();

/** What a finger can use now, and is there for the eye: not what lies behind a dialog. */
export function usableControls(page: Document): HTMLElement[] {
  return [...page.body.querySelectorAll<HTMLElement>(control)].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"], .visually-hidden') === null,
  );
}

/** What is drawn for a control: of a field inside its label, the label. */
export function faceOf(element: HTMLElement): HTMLElement {
  return (element.matches('input') && element.closest('label')) || element;
}
