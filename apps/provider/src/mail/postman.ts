import type { Context } from '../kernel/context.ts';
import { mailCarrier } from './carry-mail.ts';
import { deliverDue } from './deliver-due.ts';

export interface Postman {
  /** Resolves after the current mail. */
  stop(): Promise<void>;
}

const pauseMs = 1000;

/** Sends mails until stop(). Null without a mail server. */
export function startPostman(context: Context): Postman | null {
  const { smtpUrl } = context.configuration;
  if (smtpUrl === null) return null;
  const carrier = mailCarrier(smtpUrl, context.configuration);
  const stop = new AbortController();
  let wake: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const round = async () => {
    while (!stop.signal.aborted) {
      await deliverDue(context, carrier.carry, stop.signal).catch((error: unknown) =>
        context.log.warn({ err: error }, 'the outbox cannot be read'),
      );
      if (!stop.signal.aborted) await pause();
    }
  };
  const running = round();
  return {
    stop: async () => {
      stop.abort();
      wake();
      await running;
      carrier.close();
    },
  };
}
