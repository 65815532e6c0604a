import { withInstance } from '../instance.ts';
import { listing } from '../output/listing.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import type { Run } from '../program.ts';

/** Feedback, the newest first, without the text of it. */
export const listFeedback: Run<{ readonly limit: number }> = (admin, { limit }) =>
  withInstance(admin, async ({ database }) => {
    const found = await database
      .selectFrom('feedback')
      .innerJoin('learner', 'learner.id', 'learner_id')
      .leftJoin('feedback_attachment', 'feedback_id', 'feedback.id')
      .select(['feedback.id', 'feedback.created_at', 'username', 'subject', 'feedback_id'])
      .orderBy('feedback.created_at', 'desc')
      .orderBy('feedback.id')
      .limit(limit + 1)
      .execute();
    return listing({
      found,
      limit,
      name: 'feedback',
      entry: ({ id, created_at, username, subject, feedback_id }) => {
        return { id, sent_at: isoTime(created_at), from: username, subject, picture: feedback_id !== null };
      },
      columns: {
        id: ({ id }) => id,
        'sent (UTC)': ({ created_at }) => showTime(created_at),
        from: ({ username }) => username,
        picture: ({ feedback_id }) => (feedback_id === null ? 'no' : 'yes'),
        subject: ({ subject }) => subject,
      },
      none: 'No feedback.',
    });
  });
