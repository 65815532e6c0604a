import { useQueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { ScreenHarness } from './screen-harness.tsx';

/** Requests something that nothing on the page waits for, as a screen does ahead of a tap. */
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

it('the requests of a story end with it: none is repeated while another one is shown', () => {
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
