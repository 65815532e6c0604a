import { ApiError } from '../errors/api-error.ts';
import type { Clock } from './clock.ts';
import type { Send } from './send.ts';

export const timeLimitMs = 30_000;

interface Options {
  clock: Clock;
  limitMs?: number;
}

/**
 * Sends within a time limit, body included: the response is buffered, so that a truncated one is
 * a network error here and not a parse error on a screen.
 */
export function withTimeLimit(send: Send, { clock, limitMs = timeLimitMs }: Options): Send {
  return async (request) => {
    const limit = new AbortController();
    const cancel = clock.after(limitMs, () => limit.abort());
    try {
      const signal = AbortSignal.any([request.signal, limit.signal]);
      return await whole(await send(new Request(request, { signal })));
    } catch (cause) {
      throw new ApiError({ kind: kindOf(request.signal, limit.signal), cause });
    } finally {
      cancel();
    }
  };
}

function kindOf(caller: AbortSignal, limit: AbortSignal) {
  if (caller.aborted) return 'aborted';
  return limit.aborted ? 'timeout' : 'network';
}

async function whole(response: Response) {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}
