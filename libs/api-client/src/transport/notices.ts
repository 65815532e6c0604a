import { ApiError } from '../errors/api-error.ts';
import { hasFlag } from './operation-flags.ts';
import type { Layer } from './send.ts';
import type { TransportEvents } from './transport-events.ts';

type Trouble = 'offline' | 'unreachable' | 'slow';

/** The layer that emits the trouble of a call that fails, and `resumed` when the next one is sent. */
export function noticeLayer(events: TransportEvents): Layer {
  let isShown = false;
  // A call that is repeated until it gets through reports its trouble once.
  let reported = '';
  const report = ({ method, url }: Request, trouble: Trouble) => {
    const failed = `${trouble} ${method} ${url}`;
    if (isShown || failed === reported) return;
    isShown = true;
    reported = failed;
    events.emit(trouble);
  };
  return (send) => async (request) => {
    if (isShown) events.emit('resumed');
    isShown = false;
    try {
      const response = await send(request);
      reported = '';
      return response;
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble) report(request, trouble);
      throw error;
    }
  };
}

function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof ApiError)) return null;
  if (error.kind === 'timeout') return 'slow';
  if (error.kind !== 'network') return null;
  return isWithoutNetwork() ? 'offline' : 'unreachable';
}

/** What the browser says; outside of one nothing is known. */
function isWithoutNetwork(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

interface QuietSignOut {
  /** The events without `signed-out` while the learner signs out. */
  events: TransportEvents;
  layer: Layer;
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
      if (!hasFlag('endsSession', request.url)) return send(request);
      signOuts += 1;
      return send(request).finally(() => (signOuts -= 1));
    },
  };
}
