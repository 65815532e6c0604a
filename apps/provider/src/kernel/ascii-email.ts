import { domainToASCII } from 'node:url';

/** The email with its domain in ASCII form (`xn--...`), as mail servers use it; unchanged without a valid domain. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  return at < 0 || domain === '' ? email : `${email.slice(0, at)}@${domain}`;
}
