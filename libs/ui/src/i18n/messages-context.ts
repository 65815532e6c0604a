import { createContext } from 'react';
import type { Messages } from './define-messages.ts';

/** The language that catalogues are written in. */
export const SOURCE_LOCALE = 'en';

/** A language and its texts, which may be compiled. */
export interface Language {
  readonly locale: string;
  readonly messages: Messages;
}

/** The language on screen; null where components speak their source catalogues. */
export const MessagesContext = createContext<Language | null>(null);
