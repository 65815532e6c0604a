import type { Template } from '../letter.ts';
import { day } from '../../kernel/time.ts';

export const passwordChanged: Template<{ readonly name: string }> = {
  worthMs: 2 * day,
  write: ({ name }, { product, supportEmail }) => ({
    subject: `Your password for ${product} was changed`,
    greeting: `Salam ${name},`,
    opening: [
      'Your password was changed just now, and other devices were signed out.',
      'Was it you? Then all is well, and there is nothing to do.',
    ],
    closing: [
      supportEmail === null
        ? 'Was it not you? Choose a new password with "Forgot Password" at sign-in.'
        : `Was it not you? Choose a new password with "Forgot Password" at sign-in, and write to us: ${supportEmail}.`,
    ],
  }),
};
