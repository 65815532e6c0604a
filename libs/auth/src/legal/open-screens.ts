/** The screens that visitors open, too: they load without the settings of an account. */
export { faqParts, termsParts } from './legal-parts.tsx';
export { privacyParts } from './privacy-parts.tsx';
