import type { Messages, PlainKey } from '@sirah-trails/ui';

/**
 * Creates schema errors from message keys: `const says = sayingOf(en)` gives `z.minLength(1, says('auth.email.required'))`. The
 * message must not take arguments.
 */
export function sayingOf<Catalogue extends Messages>(_catalogue: Catalogue) {
  return <Key extends PlainKey<Catalogue>>(key: Key): { error: Key } => ({ error: key });
}

/** Whether an error text is a message key: schemas produce keys, the provider sentences. */
export function isMessageKey<Catalogue extends Messages>(
  catalogue: Catalogue,
  text: string,
): text is keyof Catalogue & string {
  return Object.hasOwn(catalogue, text);
}
