/** Feedback of a client; defaults fill missing fields. */
export interface SentFeedback {
  /** null omits the field. */
  readonly subject?: string | null;
  readonly description?: string | null;
  readonly attachment?: Buffer;
  /** File name. */
  readonly name?: string;
  readonly type?: string;
  /** Additional form fields. */
  readonly more?: readonly (readonly [name: string, value: string | Blob])[];
  /** The `Idempotency-Key` header. */
  readonly key?: string;
}

export function sendFeedback(url: string, token: string, feedback: SentFeedback): Promise<Response> {
  const { subject = 'The map', description = 'It is nice.', attachment, more = [], key } = feedback;
  const body = new FormData();
  if (subject !== null) body.append('subject', subject);
  if (description !== null) body.append('description', description);
  if (attachment) {
    const file = new Blob([new Uint8Array(attachment)], { type: feedback.type ?? 'image/png' });
    body.append('attachment', file, feedback.name ?? 'picture.png');
  }
  for (const [name, value] of more) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, 'file');
  }
  const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) };
  return fetch(`${url}/api/feedback/v1/submit`, { method: 'POST', headers, body });
}
