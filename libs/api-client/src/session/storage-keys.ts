/** Names in the browser's storage, spelled as the specification spells them. */
export const storageKeys = {
  session: 'access_token',
  guest: 'signin_as_guess',
  guestAlias: 'signin_as_guest',
} as const;
