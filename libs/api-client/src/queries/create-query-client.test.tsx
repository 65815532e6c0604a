import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { createQueryClient } from './create-query-client.ts';

it.each([
  ['shows the refusal of a prefetch', { kind: 'http', status: 403 } as const, 1],
  ['repeats a prefetch without a response', { kind: 'network', status: 0 } as const, 2],
])('%s', async (_title, failure, calls) => {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new ApiError(failure)));
  const options = { queryKey: ['chapter'], queryFn };
  await client.prefetchQuery(options);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useQuery(options), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(queryFn).toHaveBeenCalledTimes(calls);
});
