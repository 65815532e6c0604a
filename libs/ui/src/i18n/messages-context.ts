import { createContext } from 'react';
import type { Messages } from './define-messages.ts';

/** Language of the source catalogues. */
export const SOURCE_LOCALE = 'en';

/** A language and its texts, which may be compiled. */
export interface Language {
  readonly locale: string;
  readonly messages: Messages;
}

/** The language on screen; null uses the source catalogues. */
export const MessagesContext = createContext<Language | null>(null);
