const gone = 'User not found';

/** Puts the token on a request to the API. Any other origin gets the request as it is. */
export function withBearer(request: Request, token: string | null, origin: string): Request {
  if (token !== null && new URL(request.url).origin === origin) {
    request.headers.set('Authorization', `Bearer ${token}`);
  }
  return request;
}

/** Whether a response says that the session's learner does not exist any more, by code or by the specified sentence. */
export async function saysUserIsGone(response: Response): Promise<boolean> {
  const { code, error, message } = await unauthorizedBody(response);
  return code === 'USER_NOT_FOUND' || error === gone || message === gone;
}

/** Whether a response says by its code that the learner's account is deactivated. */
export async function saysAccountIsClosed(response: Response): Promise<boolean> {
  return (await unauthorizedBody(response))['code'] === 'ACCOUNT_DEACTIVATED';
}

/** Whether a response says by its code that the session has to be renewed. */
export async function saysTokenExpired(response: Response): Promise<boolean> {
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
