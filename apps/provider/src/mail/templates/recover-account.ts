import type { Template } from '../letter.ts';
import { day } from '../../kernel/time.ts';

/** Days for which the link of a recovery request works. */
export const recoveryLinkDays = 7;

export const recoverAccount: Template<{ readonly name: string; readonly link: string }> = {
  worthMs: recoveryLinkDays * day,
  write: ({ name, link }, { product }) => ({
    subject: `Please confirm: your account at ${product}`,
    greeting: `Salam ${name},`,
    opening: [
      `We received a request to open your account at ${product} again. Please confirm that it is from you:`,
    ],
    link: { label: 'Yes, it is from me', url: link },
    closing: [
      `The link works for ${recoveryLinkDays} days. Then a person reads your message and answers by e-mail.`,
      'It was not you? Then you can forget this mail: nothing will happen.',
    ],
  }),
};
