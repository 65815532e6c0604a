/**
 * The address that a competition leads to, where it is one that a child may be led to: by https, without a user or
 * a port. Null for every other text, whatever a browser would make of it.
 */
export function outsideAddress(link: string | null): URL | null {
  if (link === null || !/^https:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) return null;
  const address = new URL(link);
  const isPlain = address.username === '' && address.password === '' && address.port === '';
  return isPlain && address.hostname.includes('.') ? address : null;
}
