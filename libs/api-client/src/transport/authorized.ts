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
  /** API origin; only this origin receives the token. */
  origin: string;
}

/**
 * Sends with the learner's token. A 401 causes one refresh and one replay; 'User not found' and a deactivated account end the
 * session; a response for a signed-out learner throws an error of kind `stale`.
 */
export function withSession(send: Send, options: Options): Send {
  const { session, refresher, origin } = options;
  return async (request) => {
    if (new URL(request.url).origin !== origin) return send(request);
    const credentials = hasFlag('credential', request.url);
    const { generation } = session.getState();
    if (!credentials) await refresher.settled();
    const { token, generation: generationNow } = session.getState();
    // Another learner signed in during the wait: the call must not carry that learner's token.
    if (generationNow !== generation && token !== null) throw new ApiError({ kind: 'stale' });
    const replay = request.clone();
    const respond = async (used: string | null, message: Request) =>
      checked(options, generationNow, used, await send(withBearer(message, used, origin)));

    const response = await respond(token, request);
    if (response.status !== 401 || token === null) return response;
    // This 401 refers to the submitted credentials, unless the code names the session: a form may be open past its expiry.
    if (credentials && !(await saysTokenExpired(response))) return response;
    if (session.getState().generation !== generationNow) return response;
    const fresh = await newerToken(options, token);
    // Guards against a change of learner: requests must not be replayed with the next learner's token.
    const isSameLearner = session.getState().generation === generationNow;
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

/** Adds the token, for the API origin only. */
function withBearer(request: Request, token: string | null, origin: string): Request {
  if (token !== null && new URL(request.url).origin === origin) {
    request.headers.set('Authorization', `Bearer ${token}`);
  }
  return request;
}

/** Whether the session's learner no longer exists, by code or specified message. */
async function saysUserIsGone(response: Response): Promise<boolean> {
  const { code, error, message } = await unauthorizedBody(response);
  return code === 'USER_NOT_FOUND' || error === goneMessage || message === goneMessage;
}

/** Whether the code reports a deactivated account. */
async function saysAccountIsClosed(response: Response): Promise<boolean> {
  return (await unauthorizedBody(response))['code'] === 'ACCOUNT_DEACTIVATED';
}

/** Whether the code reports an expired token. */
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
