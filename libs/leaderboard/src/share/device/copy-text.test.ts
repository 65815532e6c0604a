import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

/** The text that is selected when the page copies what is selected. */
function selectionCopies(works: boolean) {
  const copied: string[] = [];
  const execCommand = () => {
    const area = document.activeElement as HTMLTextAreaElement;
    copied.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return works;
  };
  Object.assign(document, { execCommand });
  return copied;
}

it('a device with a clipboard copies by it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a link', document.body)).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
});

it.each([
  ['that refuses', { writeText: refused }, true],
  ['that is not there', undefined, true],
  ['that refuses, and a page that may not copy', { writeText: refused }, false],
])('B8: a clipboard %s is replaced by a hidden text area', async (_case, clipboard, works) => {
  vi.stubGlobal('navigator', { clipboard });
  const copied = selectionCopies(works);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(await copyText('a link', document.body)).toBe(works);
  expect(copied).toEqual(['a link']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(button).toHaveFocus();
});

it('B8: a device that copies in neither way says so', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('a link', document.body)).toBe(false);
});
