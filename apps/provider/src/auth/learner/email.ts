import { invalid } from '../../kernel/errors.ts';
import { isMailAddress } from '../../mail/mail-address.ts';

/** The one spelling under which an e-mail address is stored and looked up. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** The e-mail of a request, normalised. Throws 422 for an invalid e-mail. */
export function readEmail(email: string): string {
  const normal = normaliseEmail(email);
  if (isMailAddress(normal)) return normal;
  throw invalid({ email: ['Please enter a valid email address'] });
}
