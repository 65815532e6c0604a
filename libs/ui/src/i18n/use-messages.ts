import { LinguiContext } from '@lingui/react';
import { useCallback, useContext } from 'react';
import type { Messages } from './define-messages.ts';
import type { GivenValues } from './message-arguments.ts';
import { sourceOf } from './source-catalogue.ts';

/** Reads one message of a catalogue: its key, and the values of its arguments, all of them and no other. */
export type Translate<Catalogue extends Messages> = <Key extends keyof Catalogue & string>(
  key: Key,
  ...values: GivenValues<Catalogue[Key]>
) => string;

/**
 * The texts of a catalogue in the language of the nearest `MessagesProvider`, else in the source language.
 * Only keys of the catalogue are accepted. The function is stable until the language changes.
 */
export function useMessages<Catalogue extends Messages>(catalogue: Catalogue): Translate<Catalogue> {
  const provided = useContext(LinguiContext)?.i18n;
  return useCallback(
    (key, ...[values]) => {
      const translated = provided && key in provided.messages;
      return (translated ? provided : sourceOf(catalogue))._(key, values);
    },
    [provided, catalogue],
  );
}
