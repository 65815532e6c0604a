import { type I18n, setupI18n } from '@lingui/core';
import type { Messages } from './define-messages.ts';
import { withCompiler } from './message-compiler.ts';

/** The language that catalogues are written in. */
export const SOURCE_LOCALE = 'en';

const sources = new WeakMap<Messages, I18n>();

/**
 * The instance that speaks a catalogue in its own language.
 * Each catalogue has one, so that a text without a translation keeps the plural rules of its own language.
 */
export function sourceOf(catalogue: Messages): I18n {
  const known = sources.get(catalogue);
  if (known) return known;
  const created = withCompiler(
    setupI18n({ locale: SOURCE_LOCALE, messages: { [SOURCE_LOCALE]: catalogue } }),
  );
  sources.set(catalogue, created);
  return created;
}
