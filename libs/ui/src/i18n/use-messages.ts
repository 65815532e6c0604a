import { useCallback, useContext } from 'react';
import type { Messages } from './define-messages.ts';
import { compiled, formatMessage, type Values } from './format-message.ts';
import type { GivenValues } from './message-arguments.ts';
import { MessagesContext, SOURCE_LOCALE } from './messages-context.ts';

/** Reads a message: its key and exactly its arguments. */
export type Translate<Catalogue extends Messages> = <Key extends keyof Catalogue & string>(
  key: Key,
  ...values: GivenValues<Catalogue[Key]>
) => string;

/**
 * Texts of a catalogue in the language of the nearest `MessagesProvider`, else in the source language; untranslated
 * texts use the source plural rules. The function is stable until the language changes.
 */
export function useMessages<Catalogue extends Messages>(catalogue: Catalogue): Translate<Catalogue> {
  const provided = useContext(MessagesContext);
  return useCallback(
    (key, ...[values]) => {
      const translated = provided?.messages[key];
      const text = compiled(translated ?? catalogue[key] ?? key);
      const locale = translated === undefined ? SOURCE_LOCALE : provided?.locale;
      return formatMessage(text, locale ?? SOURCE_LOCALE, values as Values | undefined);
    },
    [provided, catalogue],
  );
}
