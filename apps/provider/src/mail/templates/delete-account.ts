import { codeRules } from '../../accounts/code/code-rules.ts';
import type { Template } from '../letter.ts';
import type { CodeMail } from './code-mail.ts';

export const deleteAccount: Template<CodeMail> = {
  worthMs: codeRules.lifeMs,
  write: ({ name, code }, { product }) => ({
    subject: `Delete your account at ${product}?`,
    greeting: `Salam ${name},`,
    opening: [
      'This code deletes your account, with all stars and everything in it, for good. Type it only if you want that:',
    ],
    code,
    closing: [
      'The code works for 10 minutes. Please give it to nobody, not even to us.',
      'You want to keep your account, or did not ask? Then do nothing: everything stays as it is.',
    ],
  }),
};
