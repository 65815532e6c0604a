import type { AddressInfo } from 'node:net';
import { deleteLearner } from '../auth/account/delete-account.ts';
import { inTransaction } from '../database/transaction.ts';
import { createApp } from '../http/create-app.ts';
import '../http/contract-routes.ts';
import type { TestProvider } from './start-provider.ts';

/**
 * Serves the provider at another URL that deletes the caller's account between authentication and handler. `uncommitted` starts
 * the handler before the commit.
 */
export async function overtakenByDeletion(
  { context }: TestProvider,
  { uncommitted = false } = {},
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const commits: Promise<void>[] = [];
  const app = await createApp(context, { responseValidation: true });
  app.addHook('preHandler', async ({ session }) => {
    if (!session) return;
    await new Promise<void>((resolve, reject) => {
      const commit = inTransaction(context.database, async (transaction) => {
        await deleteLearner(transaction, session.learnerId);
        if (uncommitted) resolve();
      });
      commits.push(commit.then(resolve, reject));
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await Promise.all(commits);
      await app.close();
    },
  };
}
