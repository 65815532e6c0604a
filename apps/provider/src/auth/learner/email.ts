import { asciiEmail } from '../../kernel/ascii-email.ts';
import { invalid } from '../../kernel/errors.ts';
import { isSingleEmail } from '../../mail/single-email.ts';

/** Normalizes an email for storage and lookup. */
export function normaliseEmail(email: string): string {
  return asciiEmail(email.normalize('NFKC').trim().toLowerCase());
}

/**
 * Normalizes the email of a request.
 * @throws {Refusal} 422 for an invalid email
 */
export function readEmail(email: string): string {
  const normal = normaliseEmail(email);
  if (isSingleEmail(normal)) return normal;
  throw invalid({ email: ['Please enter a valid email address'] });
}
