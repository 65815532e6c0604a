import { ApiError } from '../errors/api-error.ts';
import { pause, type Clock } from './clock.ts';
import { isMarked } from './marked-calls.ts';
import type { Send } from './send.ts';

export const retryDelayMs = 1000;

const repeatable = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/**
 * Sends once more, a second later, if no response came or the provider failed (status 500 and above). A POST only with
 * an `Idempotency-Key`, else it could run twice; never a call that uses up a code, since the code of a lost response is
 * gone and the second attempt would be a refusal.
 */
export function withRetry(send: Send, clock: Clock, mayRepeat = isRepeatable): Send {
  return async (request) => {
    if (!mayRepeat(request)) return send(request);
    const again = request.clone();
    const first = await send(request).catch(asFailure);
    if (first instanceof Response && first.status < 500) return first;
    await pause(clock, retryDelayMs, request.signal);
    return send(again);
  };
}

function isRepeatable(request: Request) {
  if (isMarked('singleUse', request.url)) return false;
  return repeatable.has(request.method) || request.headers.has('Idempotency-Key');
}

function asFailure(error: unknown) {
  if (error instanceof ApiError && error.kind !== 'aborted') return error;
  throw error;
}
