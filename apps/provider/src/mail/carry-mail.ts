import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration.ts';
import type { OpenedMail } from './open-mail.ts';
import { second } from '../kernel/time.ts';

/** Sends a mail over SMTP; rejects when the server refuses it. */
export type CarryMail = (mail: OpenedMail) => Promise<void>;

export interface MailCarrier {
  readonly carry: CarryMail;
  /** Connects and signs in without sending; rejects when the server cannot be used. */
  readonly verify: () => Promise<void>;
  readonly close: () => void;
}

/** Creates an SMTP client for `SMTP_URL`. */
export function mailCarrier(
  smtpUrl: string,
  { product, mailFrom, supportEmail }: Pick<Configuration, 'product' | 'mailFrom' | 'supportEmail'>,
): MailCarrier {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 20 * second,
    greetingTimeout: 20 * second,
    socketTimeout: 60 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = { name: product, address: mailFrom ?? '' };
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    carry: async ({ id, to, subject, text, html }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(supportEmail !== null && { replyTo: supportEmail }),
        subject,
        text,
        html,
        // Stable across attempts, so that receivers can deduplicate a mail sent before a crash.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}
