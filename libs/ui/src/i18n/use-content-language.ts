import { createContext, use } from 'react';
import type { TextDirection } from '../platform/use-direction.ts';

/** Attributes of an element with content text only. */
export interface ContentLanguage {
  /** BCP 47 tag; undefined for the language of the page. */
  readonly lang?: string;
  readonly dir: TextDirection | 'auto';
}

/** The default: content in the language of the page. */
export const pageLanguage: ContentLanguage = { dir: 'auto' };

/** Content language, from `MessagesProvider`. */
export const ContentLanguageContext = createContext(pageLanguage);

/** Attributes of an element with content text: the content may be in another language than the page. */
export function useContentLanguage(): ContentLanguage {
  return use(ContentLanguageContext);
}
