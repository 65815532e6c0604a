import { afterEach, expect, it, vi } from 'vitest';
import { shareFile, sharesFiles } from './share-file.ts';

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
