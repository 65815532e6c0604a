/**
 * Copies a text; without the clipboard through a hidden text area in `near`, since an open dialog keeps the focus in itself. False where
 * neither works.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

function copyBySelection(text: string, near: HTMLElement): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  near.append(area);
  area.focus({ preventScroll: true });
  area.select();
  const isCopied = tryCopy();
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

function tryCopy(): boolean {
  try {
    // Deprecated, and the only way on a page without https or in an app's own browser.
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
