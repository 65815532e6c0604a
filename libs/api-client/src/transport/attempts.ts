import { ApiError } from '../errors/api-error.ts';
import { hasFlag } from './operation-flags.ts';
import type { Send } from './send.ts';

/** Timer interface; tests inject their own. */
export interface Clock {
  /** Runs `act` after `ms` milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export const systemClock: Clock = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

const timeLimitMs = 30_000;

/**
 * Applies a time limit that includes the body. Buffers the response, so that a truncated body is a network error, not a parse
 * error on a screen. Upload progress restarts the limit.
 */
export function withTimeLimit(send: Send, clock: Clock): Send {
  return async (request) => {
    const limit = new AbortController();
    const begin = () => clock.after(timeLimitMs, () => limit.abort());
    let cancel = begin();
    try {
      const signal = AbortSignal.any([request.signal, limit.signal]);
      const beginAnew = () => (cancel(), (cancel = begin()));
      return await whole(await send(new Request(request, { signal }), beginAnew));
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

const retryDelayMs = 1000;

const repeatable = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/**
 * Retries once after a second without a response or on status 500 and above. A POST needs an `Idempotency-Key`, because it could
 * run twice. Never retries single-use codes, because a lost response may have used the code up.
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
  if (hasFlag('singleUse', request.url)) return false;
  return repeatable.has(request.method) || request.headers.has('Idempotency-Key');
}

function asFailure(error: unknown) {
  if (error instanceof ApiError && error.kind !== 'aborted') return error;
  throw error;
}

/** Resolves after `ms` milliseconds, or at once when `signal` aborts. */
function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = clock.after(ms, resolve);
    signal.addEventListener('abort', () => (cancel(), resolve()), { once: true });
  });
}
