/** Where the link in the mail of a sign-up leads. */
export const linkPath = '/auth/v1/verify-email/link';
