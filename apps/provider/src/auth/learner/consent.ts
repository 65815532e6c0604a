/** The text that a parent or guardian agrees to at sign-up, by the date of its last change. */
export const consentVersion = '2025-06-01';
