/** The screens to write to people, which load together. */
export { contactParts } from './contact/contact-parts.ts';
export { feedbackParts } from './feedback/feedback-parts.ts';
