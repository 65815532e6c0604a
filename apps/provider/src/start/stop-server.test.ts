import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueMail } from '../mail/queue-mail.ts';
import { startProvider } from '../testing/index.ts';

/** A mail server that accepts connections and never replies. */
const sockets: Socket[] = [];
const silent = createServer((socket) => sockets.push(socket));
let port = 0;
beforeEach(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  ({ port } = silent.address() as AddressInfo);
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('refuses new connections, and waits for a silent mail server no longer than for requests', async () => {
  const provider = await startProvider({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'trails@example.org' },
  });
  const { database } = provider.context;
  for (const to of ['a@example.org', 'b@example.org'])
    await queueMail(database, provider.context, {
      kind: 'verify-email',
      to,
      learnerId: null,
      values: { name: 'Trail Fox', code: '123456', link: null },
    });
  await expect.poll(() => sockets.length).toBe(1);
  const before = performance.now();
  let isOver = false;
  const closed = provider.close().then(() => (isOver = true));
  await expect.poll(() => fetch(`${provider.url}/healthz`).then(String, () => 'refused')).toBe('refused');
  // The limit is the grace period for requests (1 s), not the mail server's 20 s timeout.
  expect(isOver).toBe(false);
  await closed;
  expect(performance.now() - before).toBeLessThan(15_000);
});
