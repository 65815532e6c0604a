import { ApiError } from '../errors/api-error.ts';
import type { Send } from './send.ts';
import type { TransportEvents } from './transport-events.ts';

/** Emits `offline` or `slow` once when a call fails so, and `resumed` when the next one is sent. */
export function withNotices(send: Send, events: TransportEvents): Send {
  let said = false;
  const say = (event: 'offline' | 'slow') => {
    if (!said) events.emit(event);
    said = true;
  };
  return async (request) => {
    if (said) events.emit('resumed');
    said = false;
    return send(request).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'network') say('offline');
      if (error instanceof ApiError && error.kind === 'timeout') say('slow');
      throw error;
    });
  };
}
