import { ApiError } from '../errors/api-error.ts';
import type { Session } from '../session/session-store.ts';
import { hasFlag } from './operation-flags.ts';
import type { Refresher } from './refresh.ts';
import type { Send } from './send.ts';
import type { TransportEvents } from './transport-events.ts';

const goneMessage = 'User not found';

interface Options {
  session: Session;
  refresher: Refresher;
  events: TransportEvents;
  /** Origin of the API: the only one that sees the token. */
  origin: string;
}

/**
 * Sends as the learner. A 401 leads to one refresh and one replay of the same request; 'User not found' and a
 * deactivated account end the session; a response for a learner who has left is an error of kind `stale`.
 */
export function withSession(send: Send, options: Options): Send {
  const { session, refresher, origin } = options;
  return async (request) => {
    if (new URL(request.url).origin !== origin) return send(request);
    const credentials = hasFlag('credential', request.url);
    if (!credentials) await refresher.settled();
    const replay = request.clone();
    const { token, generation } = session.getState();
    const respond = async (used: string | null, message: Request) =>
      checked(options, generation, used, await send(withBearer(message, used, origin)));

    const response = await respond(token, request);
    if (response.status !== 401 || token === null) return response;
    // A 401 of such a call is about what was sent, unless it names the session: a form may stay open past its expiry.
    if (credentials && !(await saysTokenExpired(response))) return response;
    if (session.getState().generation !== generation) return response;
    const fresh = await newerToken(options, token);
    // The token may be that of the next learner by now, in whose name nothing of this one is sent.
    const isSameLearner = session.getState().generation === generation;
    return fresh !== null && isSameLearner ? respond(fresh, replay) : response;
  };
}

function newerToken({ session, refresher }: Options, used: string) {
  const stored = session.getState().token;
  return stored === used ? refresher.refresh(used) : stored;
}

async function checked(options: Options, generation: number, used: string | null, response: Response) {
  const { session, events } = options;
  if (used === null) return response;
  if (session.getState().generation !== generation) throw new ApiError({ kind: 'stale' });
  const isClosed = await saysAccountIsClosed(response);
  if (isClosed || (await saysUserIsGone(response))) {
    session.getState().signOut();
    events.emit(isClosed ? 'account-closed' : 'signed-out');
  }
  return response;
}

/** Puts the token on a request to the API. Any other origin gets the request as it is. */
function withBearer(request: Request, token: string | null, origin: string): Request {
  if (token !== null && new URL(request.url).origin === origin) {
    request.headers.set('Authorization', `Bearer ${token}`);
  }
  return request;
}

/** Whether a response says that the session's learner does not exist any more, by code or by the specified sentence. */
async function saysUserIsGone(response: Response): Promise<boolean> {
  const { code, error, message } = await unauthorizedBody(response);
  return code === 'USER_NOT_FOUND' || error === goneMessage || message === goneMessage;
}

/** Whether a response says by its code that the learner's account is deactivated. */
async function saysAccountIsClosed(response: Response): Promise<boolean> {
  return (await unauthorizedBody(response))['code'] === 'ACCOUNT_DEACTIVATED';
}

/** Whether a response says by its code that the session has to be renewed. */
async function saysTokenExpired(response: Response): Promise<boolean> {
  return (await unauthorizedBody(response))['code'] === 'TOKEN_EXPIRED';
}

async function unauthorizedBody(response: Response): Promise<Record<string, unknown>> {
  if (response.status !== 401) return {};
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
