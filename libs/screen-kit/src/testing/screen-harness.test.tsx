import { useQueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { ScreenHarness } from './screen-harness.tsx';

/** Starts a prefetch without a waiting component. */
function Requests({ onRequest }: { onRequest: (signal: AbortSignal) => void }) {
  const client = useQueryClient();
  useEffect(() => {
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      onRequest(signal);
      return new Promise<never>(() => undefined);
    };
    client.fetchQuery({ queryKey: ['ahead'], queryFn }).catch(() => undefined);
  }, [client, onRequest]);
  return null;
}

it("cancels a story's requests on unmount, without retries during the next story", () => {
  let request: AbortSignal | undefined;
  const { unmount } = render(
    <ScreenHarness>
      <Requests onRequest={(signal) => (request = signal)} />
    </ScreenHarness>,
  );
  expect(request?.aborted).toBe(false);
  unmount();
  expect(request?.aborted).toBe(true);
});
