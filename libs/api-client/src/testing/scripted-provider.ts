import { createApi, type Api, type ApiOptions } from '../client/create-api.ts';
import { memoryStorage } from '../session/device-storage.ts';
import { createSession, type Session } from '../session/session-store.ts';
import type { Send } from '../transport/send.ts';
import { createTransport, type Transport, type TransportOptions } from '../transport/transport.ts';
import {
  createTransportEvents,
  type TransportEvent,
  transportEventNames,
} from '../transport/transport-events.ts';

export interface Harness {
  api: Api;
  send: Transport;
  session: Session;
  /** Requests as sent: `GET /path token`. */
  calls: string[];
  /** Emitted events. */
  emitted: TransportEvent[];
}

const baseUrl = 'https://api.test';

/** Client with scripted responses, signed in with the token `old`. */
export function createHarness(
  respond: (request: Request, call: string) => Response | Promise<Response>,
  options: Partial<TransportOptions> & Pick<ApiOptions, 'hostRewrites'> = {},
): Harness {
  const session = options.session ?? signedIn(memoryStorage());
  const calls: string[] = [];
  const emitted: TransportEvent[] = [];
  const wires = createTransportEvents();
  for (const event of transportEventNames) wires.on(event, () => emitted.push(event));
  const fetch: Send = async (request) => {
    const call = describe(request);
    calls.push(call);
    return respond(request, call);
  };
  const all = { baseUrl, session, events: wires, fetch, ...options };
  return { api: createApi(all), send: createTransport(all), session, calls, emitted };
}

export function signedIn(storage: Storage, token = 'old') {
  const session = createSession({ storage });
  session.getState().signIn({ token, user: null });
  return session;
}

/** Mock responses: accepts only the token `live` and refreshes other tokens to it. */
export function renewing(live: string) {
  return (request: Request) => {
    if (request.url.endsWith('/refresh')) return Response.json({ access_token: live });
    return tokenOf(request) === live
      ? Response.json({ data: [] })
      : Response.json({ message: 'The session has expired.' }, { status: 401 });
  };
}

function describe(request: Request) {
  return `${request.method} ${new URL(request.url).pathname} ${tokenOf(request)}`;
}

function tokenOf(request: Request) {
  return request.headers.get('Authorization')?.replace('Bearer ', '') ?? 'none';
}
