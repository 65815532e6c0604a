/** The screens that visitors open, too: they load without the settings of an account. */
export { contactParts } from './contact/contact-parts.ts';
export { faqParts, termsParts } from './legal/legal-parts.tsx';
export { privacyParts } from './legal/privacy-parts.tsx';
