import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUpload } from './use-upload.ts';

/** Mock XMLHttpRequest that reports this progress and never responds. */
function uploading(shares: readonly number[]) {
  const upload: { onprogress?: (event: object) => void } = {};
  const send = () => shares.forEach((loaded) => upload.onprogress?.({ loaded, total: 1 }));
  const request = { upload, send, open: vi.fn(), setRequestHeader: vi.fn(), abort: vi.fn() };
  vi.stubGlobal('XMLHttpRequest', function XMLHttpRequest() {
    return request;
  });
}

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['under way is aborted', [[0.25]], true],
  ['that was once complete goes on, also while it is sent again', [[0.5, 1], [0.25]], false],
])('when the learner leaves, an upload %s', async (_title, attempts, isAborted) => {
  const { result, unmount } = renderHook(() => useUpload());
  const onProgress = vi.fn();
  const { signal, fetch } = result.current(onProgress);
  for (const shares of attempts) {
    uploading(shares);
    onProgress.mockClear();
    void fetch(new Request('https://api.test/', { method: 'POST', body: 'words' }));
    await vi.waitFor(() => expect(onProgress.mock.calls.flat()).toEqual([0, ...shares]), 20_000);
  }
  unmount();
  expect(signal.aborted).toBe(isAborted);
});
