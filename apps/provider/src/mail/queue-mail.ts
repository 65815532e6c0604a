import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../database/executor.ts';
import { isSingleEmail } from './single-email.ts';
import { letters, type MailKind, type MailValues } from './letters.ts';

/** A mail to be sent. */
export interface NewMail<Kind extends MailKind> {
  readonly kind: Kind;
  /** Null for an unknown e-mail: the same work is done, so that the time does not reveal whether an account exists. */
  readonly to: string | null;
  /** The learner, whose mails are deleted with the account; null without one. */
  readonly learnerId: string | null;
  readonly values: MailValues<Kind>;
}

/** For what the payload of a mail is sealed. */
export const mailSeal = 'mail';

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. E-mail and values
 * are sealed. Throws when `to` is not a single e-mail.
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
