import { withInstance } from '../instance.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import { tableText } from '../output/table.ts';
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
    const rows = found
      .slice(0, limit)
      .map(({ feedback_id, ...row }) => ({ ...row, picture: feedback_id !== null }));
    const table = {
      titles: ['id', 'sent (UTC)', 'from', 'picture', 'subject'],
      rows: rows.map((row) => [
        row.id,
        showTime(row.created_at),
        row.username,
        row.picture ? 'yes' : 'no',
        row.subject,
      ]),
    };
    const more = found.length > limit;
    const text = rows.length === 0 ? 'No feedback.' : tableText(table);
    const feedback = rows.map(({ id, created_at, username, subject, picture }) => {
      return { id, sent_at: isoTime(created_at), from: username, subject, picture };
    });
    return { data: { feedback, more }, table, text: more ? `${text}\nThere is more: raise --limit.` : text };
  });
