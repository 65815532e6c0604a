import { ApiError } from '../errors/api-error.ts';
import { hasFlag } from './operation-flags.ts';
import type { Layer } from './send.ts';
import type { TransportEvents } from './transport-events.ts';

type Trouble = 'offline' | 'unreachable' | 'slow';

/** Layer that emits a notice for a failed call and `resumed` on the next call. */
export function noticeLayer(events: TransportEvents): Layer {
  let isShown = false;
  // Deduplicates notices for a repeated call.
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

/** Whether the browser reports to be offline; false outside a browser. */
function isWithoutNetwork(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

interface QuietSignOut {
  /** Events without `signed-out` during a sign-out. */
  events: TransportEvents;
  layer: Layer;
}

/**
 * Suppresses `signed-out` during a sign-out: the provider may report an expired session at the same time, but the learner left on
 * purpose.
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
