import type { Context } from '../kernel/context.ts';
import type { CarryMail } from './carry-mail.ts';
import { openMail, type MailRow, type OpenedMail } from './open-mail.ts';
import { claimMail, forgetMail, giveUpMail, postponeMail } from './outbox.ts';

const firstRetryMs = 10_000;
const mostTries = 12;

/**
 * Sends all due mails and returns their number. Retries failures after 10 s, 20 s, 40 s and so on until the
 * mail expires; gives up mails that the server refuses permanently. An aborted `stop` ends it after the
 * current mail.
 */
export async function deliverDue(context: Context, carry: CarryMail, stop?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    if (stop?.aborted) return sent;
    const row = await claimMail(context.database, context.clock.now());
    if (row === null) return sent;
    if (await deliver(context, carry, row)) sent += 1;
  }
}

async function deliver(context: Context, carry: CarryMail, row: MailRow): Promise<boolean> {
  const { database, clock, log } = context;
  if (row.expires_at <= clock.now()) {
    await forgetMail(database, row.id);
    log.warn({ kind: row.kind, tries: row.tries - 1 }, 'a mail came too late to be sent');
    return false;
  }
  const mail = readable(context, row);
  if (mail === null) return giveUp(context, row, 'UNREADABLE');
  try {
    await carry(mail);
  } catch (error) {
    return isFinal(error) || row.tries >= mostTries
      ? giveUp(context, row, codeOf(error))
      : postpone(context, row, codeOf(error));
  }
  await forgetMail(database, row.id);
  return true;
}

function readable(context: Context, row: MailRow): OpenedMail | null {
  try {
    return openMail(context, row);
  } catch {
    return null;
  }
}

async function postpone({ database, clock, log }: Context, row: MailRow, error: string): Promise<false> {
  const nextTryAt = clock.now() + firstRetryMs * 2 ** (row.tries - 1);
  await postponeMail(database, row.id, { nextTryAt, error });
  log.warn({ kind: row.kind, tries: row.tries, code: error }, 'a mail could not be sent yet');
  return false;
}

async function giveUp({ database, clock, log }: Context, row: MailRow, error: string): Promise<false> {
  await giveUpMail(database, row.id, { failedAt: clock.now(), error });
  log.error({ kind: row.kind, tries: row.tries, code: error }, 'a mail was given up');
  return false;
}

/** Permanent are 5xx replies of 550 and above; the operator can correct a wrong password (535). */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const reply = Number(error.responseCode);
  return reply >= 550 && reply < 560;
}

/** Code of a network or SMTP error, without the server's text, which may repeat an email. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${Number(error.responseCode)}` : code;
}
