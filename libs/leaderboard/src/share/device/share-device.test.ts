import { afterEach, expect, it, vi } from 'vitest';
import { copyText, shareFile, sharesFiles } from './share-device.ts';

const file = new File(['picture'], 'my-place.png', { type: 'image/png' });
const share = vi.fn(() => Promise.resolve());

afterEach(() => {
  vi.unstubAllGlobals();
  share.mockReset();
});

it.each([
  ['by the learner', new DOMException('', 'AbortError'), 'cancelled'],
  ['by the device', new DOMException('', 'NotAllowedError'), 'failed'],
  ['with an error of another kind', new TypeError('no files'), 'failed'],
])('a share sheet that is left %s', async (_by, error, shared) => {
  vi.stubGlobal('navigator', { share });
  share.mockRejectedValue(error);
  expect(await shareFile(file)).toBe(shared);
});

it('T24: the share sheet gets the file, the text where it goes along, and nothing else', async () => {
  vi.stubGlobal('navigator', { share });
  expect(await shareFile(file)).toBe('shared');
  expect(await shareFile(file, 'Join! https://trails.example/')).toBe('shared');
  expect(share.mock.calls).toEqual([
    [{ files: [file] }],
    [{ files: [file], text: 'Join! https://trails.example/' }],
  ]);
});

it.each([
  ['no share sheet', {}, false],
  ['a share sheet for links alone', { share }, false],
  ['a share sheet that takes no pictures', { share, canShare: () => false }, false],
  ['a share sheet that takes pictures', { share, canShare: () => true }, true],
])('B2: a device with %s', (_device, navigator, takes) => {
  vi.stubGlobal('navigator', navigator);
  expect(sharesFiles()).toBe(takes);
});

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
