const gone = 'User not found';

/** Whether a response says that the session's learner does not exist any more, by code or by the specified sentence. */
export async function saysUserIsGone(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return false;
  const { code, error, message } = body as Record<string, unknown>;
  return code === 'USER_NOT_FOUND' || error === gone || message === gone;
}
