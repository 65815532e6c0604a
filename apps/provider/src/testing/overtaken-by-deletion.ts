import type { AddressInfo } from 'node:net';
import { deleteLearner } from '../auth/account/delete-account.ts';
import { inTransaction } from '../database/transaction.ts';
import { createApp } from '../http/create-app.ts';
import '../http/contract-routes.ts';
import type { TestProvider } from './start-provider.ts';

/** Serves the provider at another URL that deletes the caller's account between authentication and handler. */
export async function overtakenByDeletion({
  context,
}: TestProvider): Promise<{ readonly url: string; close(): Promise<void> }> {
  const app = await createApp(context, { responseValidation: true });
  app.addHook('preHandler', async ({ session }) => {
    if (session)
      await inTransaction(context.database, (transaction) => deleteLearner(transaction, session.learnerId));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
