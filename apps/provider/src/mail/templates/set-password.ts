import { codeRules } from '../../accounts/code/code-rules.ts';
import type { Template } from '../letter.ts';
import type { CodeMail } from './code-mail.ts';

export const setPassword: Template<CodeMail> = {
  worthMs: codeRules.lifeMs,
  write: ({ name, code }, { product }) => ({
    subject: `A password for ${product}`,
    greeting: `Salam ${name},`,
    opening: ['Type this code to give your account a password. You can still sign in with Google too:'],
    code,
    closing: [
      'The code works for 10 minutes. Please give it to nobody, not even to us.',
      'You did not ask for it? Then somebody has your device in hand, signed in. Without the code nothing changes.',
    ],
  }),
};
