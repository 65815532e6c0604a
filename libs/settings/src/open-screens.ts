/** The screens that visitors open, too: they load without the settings of an account. */
export { faqParts, termsParts } from './legal/legal-parts.tsx';
export { privacyParts } from './legal/privacy-parts.tsx';
