import { invalid } from '../../kernel/errors.ts';
import { isSingleEmail } from '../../mail/single-email.ts';

/** The one spelling under which an e-mail address is stored and looked up. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** The e-mail of a request, normalised. Throws 422 for an invalid e-mail. */
export function readEmail(email: string): string {
  const normal = normaliseEmail(email);
  if (isSingleEmail(normal)) return normal;
  throw invalid({ email: ['Please enter a valid email address'] });
}
