import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../kernel/context.ts';
import type { Database } from '../database/schema.ts';
import type { Letter, Sender } from './letters.ts';
import { mailSeal } from './queue-mail.ts';
import { renderLetter, type RenderedLetter } from './render-letter.ts';
import { letters, type MailKind } from './letters.ts';

export type MailRow = Selectable<Database['mail']>;

/** A decrypted and rendered mail. */
export interface OpenedMail extends RenderedLetter {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly code: string | null;
  readonly link: string | null;
}

const payload = z.object({ to: z.string(), values: z.record(z.string(), z.unknown()) });

/** Decrypts and renders a mail. Throws for another instance secret or an unknown kind of a newer version. */
export function openMail({ secret, configuration }: Pick<Context, 'secret' | 'configuration'>, row: MailRow) {
  const { to, values } = payload.parse(JSON.parse(secret.open(mailSeal, row.sealed)));
  if (!isKind(row.kind)) throw new Error('This kind of mail is not known here.');
  const sender: Sender = configuration;
  // Safe cast: `queueMail` sealed the values of this kind.
  const write = letters[row.kind].write as (values: never, sender: Sender) => Letter;
  const letter = write(values as never, sender);
  const { code = null, link } = letter;
  const opened: OpenedMail = {
    id: row.id,
    kind: row.kind,
    to,
    code,
    link: link?.url ?? null,
    ...renderLetter(letter, sender),
  };
  return opened;
}

function isKind(kind: string): kind is MailKind {
  return Object.hasOwn(letters, kind);
}
