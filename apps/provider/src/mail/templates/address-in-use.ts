import type { Template } from '../letter.ts';
import { day } from '../../kernel/time.ts';

/** In the place of an error that would tell who has an account. */
export const addressInUse: Template<{ readonly name: string }> = {
  worthMs: 2 * day,
  write: ({ name }, { product, publicUrl }) => ({
    subject: `You already have an account at ${product}`,
    greeting: `Salam ${name},`,
    opening: [
      'Somebody, perhaps you, tried to sign up with this e-mail address. It has an account already, so no new one was made.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}/auth/signin` },
    closing: [
      'You do not know your password any more? Choose "Forgot Password" there.',
      'It was not you? Then there is nothing to do.',
    ],
  }),
};
