import type { Template } from '../letter.ts';
import { day } from '../../kernel/time.ts';

export const recoveryRejected: Template<{ readonly name: string; readonly note: string | null }> = {
  worthMs: 7 * day,
  write: ({ name, note }, { product, supportEmail }) => ({
    subject: `About your account at ${product}`,
    greeting: `Salam ${name},`,
    opening: [
      'Thank you for your message. We have read it, and your account stays closed for now.',
      ...(note === null ? [] : [note]),
    ],
    closing: supportEmail === null ? [] : [`You have questions? Please write to us: ${supportEmail}.`],
  }),
};
