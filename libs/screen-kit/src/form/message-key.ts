import type { Messages, PlainKey } from '@sirah-trails/ui';

/**
 * For the checks of a schema: `const says = sayingOf(en)` gives `z.minLength(1, says('auth.email.required'))`, whose
 * error is the key of a message of the catalogue, one without arguments.
 */
export function sayingOf<Catalogue extends Messages>(_catalogue: Catalogue) {
  return <Key extends PlainKey<Catalogue>>(key: Key): { error: Key } => ({ error: key });
}

/** Whether the text of an error is the key of a message. A schema says keys, the provider sentences. */
export function isMessageKey<Catalogue extends Messages>(
  catalogue: Catalogue,
  text: string,
): text is keyof Catalogue & string {
  return Object.hasOwn(catalogue, text);
}
