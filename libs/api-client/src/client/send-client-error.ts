import type { ClientError } from '../contract/schemas.ts';
import { memoryStorage } from '../session/device-storage.ts';
import { createSession } from '../session/session-store.ts';
import { baseUrl } from './api.ts';
import { createApi, newIdempotencyKey, read } from './create-api.ts';

/**
 * Sends a crash report without the learner's token and without notices.
 * @throws ApiError
 */
export async function sendClientError(report: ClientError): Promise<void> {
  const nobody = createSession({ storage: memoryStorage() });
  const header = { 'Idempotency-Key': newIdempotencyKey() };
  const api = createApi({ baseUrl, session: nobody });
  await read(api.POST('/api/x/v1/client-errors', { params: { header }, body: report }));
}
