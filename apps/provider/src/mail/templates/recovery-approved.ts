import type { Template } from '../letter.ts';
import { day } from '../../kernel/time.ts';

export const recoveryApproved: Template<{ readonly name: string }> = {
  worthMs: 7 * day,
  write: ({ name }, { product, publicUrl }) => ({
    subject: `Welcome back to ${product}`,
    greeting: `Salam ${name},`,
    opening: ['Good news: your account is open again. All your stars are still there.'],
    link: { label: 'Sign in', url: `${publicUrl}/auth/signin` },
    closing: ['We are glad that you are back.'],
  }),
};
