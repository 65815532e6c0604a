import { codeRules } from '../../accounts/code/code-rules.ts';
import type { Template } from '../letter.ts';
import type { CodeMail } from './code-mail.ts';

export const verifyEmail: Template<CodeMail> = {
  worthMs: codeRules.lifeMs,
  write: ({ name, code, link }, { product }) => ({
    subject: `Your code for ${product}`,
    greeting: `Salam ${name},`,
    opening: [
      `Welcome to ${product}! Your trail is almost open. Type this code where you signed up:`,
      // Also from a version that knew no links.
      ...(link ? ['Or press the button, on the same device and in the same browser.'] : []),
    ],
    code,
    ...(link && { link: { label: 'Open my trail', url: link } }),
    closing: [
      'The code works for 10 minutes. Please give it to nobody, not even to us.',
      'You did not sign up? Then somebody mistyped an address. You can forget this mail: nothing will happen.',
    ],
  }),
};
