/** The one spelling under which an e-mail address is stored and looked up. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
