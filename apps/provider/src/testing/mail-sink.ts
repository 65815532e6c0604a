import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as received by the mail server. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, undecoded. */
  readonly raw: string;
}

/** A real mail server on loopback that stores its mails. */
export interface MailSink {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Answers the next mails with these SMTP replies, in order, before it accepts mails again. */
  refuseNext(...replies: readonly number[]): void;
  close(): Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const reply = refusals.shift();
        if (reply !== undefined) {
          done(Object.assign(new Error('not now'), { responseCode: reply }));
          return;
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: String(Buffer.concat(chunks)),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (...replies) => refusals.push(...replies),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
