import { codeRules } from '../../accounts/code/code-rules.ts';
import type { Template } from '../letter.ts';
import type { CodeMail } from './code-mail.ts';

export const resetPassword: Template<CodeMail> = {
  worthMs: codeRules.lifeMs,
  write: ({ name, code }, { product }) => ({
    subject: `Your new password for ${product}`,
    greeting: `Salam ${name},`,
    opening: ['Forgetting a password happens to everybody. Type this code to choose a new one:'],
    code,
    closing: [
      'The code works for 10 minutes. Please give it to nobody, not even to us.',
      'You did not ask for it? Then you can forget this mail: your password stays as it is.',
    ],
  }),
};
