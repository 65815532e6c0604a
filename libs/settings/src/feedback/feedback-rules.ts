import { type Checks, sayingOf } from '@sirah-trails/screen-kit/form';
import { feedbackEn } from '../messages/feedback-en.ts';

const says = sayingOf(feedbackEn);

/** What can be checked before sending. An attachment is checked when it is picked. */
export const feedbackRules = (z: Checks) =>
  z.object({
    subject: z.string().check(z.trim(), z.minLength(1, says('settings.feedback.subject.required'))),
    description: z.string().check(z.trim(), z.minLength(1, says('settings.feedback.description.required'))),
    attachment: z.nullable(z.instanceof(File)),
  });
