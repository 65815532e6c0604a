import { withInstance } from '../instance.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import { tableText } from '../output/table.ts';
import type { Run } from '../program.ts';

/** Reports on the content, the newest first. */
export const listMistakes: Run<{ readonly about?: string; readonly limit: number }> = (
  admin,
  { about, limit },
) =>
  withInstance(admin, async ({ database }) => {
    const found = await database
      .selectFrom('mistake_report')
      .select(['id', 'created_at', 'about', 'content_id', 'message'])
      .$if(about !== undefined, (query) => query.where('about', '=', about ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const rows = found.slice(0, limit);
    const table = {
      titles: ['id', 'sent (UTC)', 'about', 'which', 'message'],
      rows: rows.map((row) => [row.id, showTime(row.created_at), row.about, row.content_id, row.message]),
    };
    const more = found.length > limit;
    const text = rows.length === 0 ? 'No report.' : tableText(table);
    const mistakes = rows.map(({ id, created_at, content_id, ...row }) => {
      return { id, sent_at: isoTime(created_at), about: row.about, which: content_id, message: row.message };
    });
    return { data: { mistakes, more }, table, text: more ? `${text}\nThere is more: raise --limit.` : text };
  });
