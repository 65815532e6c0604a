import { withInstance } from '../instance.ts';
import { listing } from '../output/listing.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import type { Run } from '../program.ts';

/** Reports on the content, the newest first. */
export const listMistakes: Run<{ readonly about?: string; readonly limit: number }> = (
  admin,
  { about, limit },
) =>
  withInstance(admin, async ({ database }) => {
    const found = await database
      .selectFrom('mistake_report')
      .select(['id', 'created_at', 'about', 'content_id', 'wrong', 'message', 'content_version'])
      .$if(about !== undefined, (query) => query.where('about', '=', about ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    return listing({
      found,
      limit,
      name: 'mistakes',
      entry: ({ created_at, content_id, content_version, ...row }) => {
        return { ...row, sent_at: isoTime(created_at), which: content_id, version: content_version };
      },
      columns: {
        id: ({ id }) => id,
        'sent (UTC)': ({ created_at }) => showTime(created_at),
        about: ({ about: thing }) => thing,
        which: ({ content_id }) => content_id,
        version: ({ content_version }) => content_version,
        wrong: ({ wrong }) => wrong,
        message: ({ message }) => message,
      },
      none: 'No report.',
    });
  });
