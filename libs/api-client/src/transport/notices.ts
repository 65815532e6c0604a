import { ApiError } from '../errors/api-error.ts';
import { isMarked } from './marked-calls.ts';
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

interface QuietSignOut {
  /** The events without `signed-out` while the learner signs out. */
  events: TransportEvents;
  layer: (send: Send) => Send;
}

/**
 * A learner who signs out knows that the session ends. If the provider says so too meanwhile, as it does for a session
 * that has expired, the host must not report it as an absence.
 */
export function quietSignOut(events: TransportEvents): QuietSignOut {
  let signOuts = 0;
  return {
    events: {
      on: events.on,
      emit: (event) => {
        if (event !== 'signed-out' || signOuts === 0) events.emit(event);
      },
    },
    layer: (send) => async (request) => {
      if (!isMarked('endsSession', request.url)) return send(request);
      signOuts += 1;
      return send(request).finally(() => (signOuts -= 1));
    },
  };
}
