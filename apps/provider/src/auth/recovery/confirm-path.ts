/** Where the e-mailed link of a recovery request leads. */
export const confirmPath = '/auth/v1/recover-account/confirm';
