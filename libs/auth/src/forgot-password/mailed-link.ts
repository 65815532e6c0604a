/** What the link of a reset mail carries in its fragment. */
interface MailedLink {
  readonly email: string;
  readonly token: string;
}

/** The contents of a mailed link; null for any other fragment. */
export function mailedLink(hash: string): MailedLink | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, token] = [fields.get('email'), fields.get('token')];
  return email && token ? { email, token } : null;
}
