import { codeRules } from '../../accounts/code/code-rules.ts';
import type { Template } from '../letter.ts';

export const verifyEmail: Template<{ readonly name: string; readonly code: string }> = {
  worthMs: codeRules.lifeMs,
  write: ({ name, code }, { product }) => ({
    subject: `Your code for ${product}`,
    greeting: `Salam ${name},`,
    opening: [`Welcome to ${product}! Your trail is almost open. Type this code where you signed up:`],
    code,
    closing: [
      'The code works for 10 minutes. Please give it to nobody, not even to us.',
      'You did not sign up? Then somebody mistyped an address. You can forget this mail: nothing will happen.',
    ],
  }),
};
