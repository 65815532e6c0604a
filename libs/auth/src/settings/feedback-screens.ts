/** The screens to write to people, which load together. */
export { contactParts } from './contact-parts.ts';
export { feedbackParts } from './feedback-parts.ts';
