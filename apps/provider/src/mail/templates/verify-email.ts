import { codeRules } from '../../accounts/code/code-rules.ts';
import type { Template } from '../letter.ts';
import type { CodeMail } from './code-mail.ts';

export const verifyEmail: Template<CodeMail> = {
  worthMs: codeRules.lifeMs,
  write: ({ name, code, link }, { product }) => ({
    subject: `Your code for ${product}`,
    greeting: `Salam ${name},`,
    opening: [
      // A mail that waited since a version without links has none.
      link
        ? `Welcome to ${product}! Your trail is almost open. Type this code where you signed up, or press the button in the same browser:`
        : `Welcome to ${product}! Your trail is almost open. Type this code where you signed up:`,
    ],
    code,
    ...(link && { link: { label: 'Open my trail', url: link } }),
    closing: [
      'The code works for 10 minutes. Please give it to nobody, not even to us.',
      'You did not sign up? Then somebody mistyped an address. You can forget this mail: nothing will happen.',
    ],
  }),
};
