import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../database/executor.ts';
import { isSingleEmail } from './single-email.ts';
import { letters, type MailKind, type MailValues } from './letters.ts';

export interface NewMail<Kind extends MailKind> {
  readonly kind: Kind;
  /**
   * Null for an unknown email: the same work is done, so that the duration does not reveal whether an
   * account exists.
   */
  readonly to: string | null;
  /** Deletes the mail with this learner's account; null without an account. */
  readonly learnerId: string | null;
  readonly values: MailValues<Kind>;
}

/** Encryption purpose of mail payloads. */
export const mailSeal = 'mail';

/**
 * Queues a mail with encrypted email and values. Part of the caller's transaction: a rollback discards the
 * mail. Throws unless `to` is a single email.
 */
export async function queueMail<Kind extends MailKind>(
  executor: Executor,
  { secret, clock, configuration, log }: Pick<Context, 'secret' | 'clock' | 'configuration' | 'log'>,
  { kind, to, learnerId, values }: NewMail<Kind>,
): Promise<void> {
  if (to !== null && !isSingleEmail(to)) throw new Error('A mail goes to one plain address.');
  const now = clock.now();
  const id = randomUUID();
  await executor
    .insertInto('mail')
    .values({
      id,
      kind,
      sealed: secret.seal(mailSeal, JSON.stringify({ to: to ?? 'nobody@invalid', values })),
      created_at: now,
      expires_at: now + letters[kind].worthMs,
      next_try_at: now,
      tries: 0,
      learner_id: learnerId,
    })
    .execute();
  const storedId = to === null ? '' : id;
  await executor.deleteFrom('mail').where('id', '=', id).where('id', '!=', storedId).execute();
  if (configuration.mailbox) log.info({ kind, address: '/dev/mailbox' }, 'a mail can be read');
}
