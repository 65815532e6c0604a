import { withInstance } from '../instance.ts';
import { printable, printableLines } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import type { Run } from '../program.ts';

/** Requests with all that a decision needs: who, since when, why the account was closed, and the learner's words. */
export const listRequests: Run<{ readonly all?: boolean }> = (admin, { all }) =>
  withInstance(admin, async ({ database }) => {
    let query = database
      .selectFrom('recovery_request')
      .innerJoin('learner', 'learner.id', 'learner_id')
      .select([
        'recovery_request.id',
        'created_at',
        'confirmed_at',
        'message',
        'decision',
        'decided_at',
        'note',
      ])
      .select(['learner.id as learner_id', 'username', 'email', 'deactivated_at', 'deactive_reason']);
    if (!all) query = query.where('decided_at', 'is', null);
    const rows = await query.orderBy('created_at').orderBy('recovery_request.id').limit(1000).execute();
    const requests = rows.map((row) => ({
      id: row.id,
      state: row.decision ?? 'open',
      asked_at: isoTime(row.created_at),
      confirmed_by_mail: row.confirmed_at !== null,
      learner: { id: row.learner_id, name: row.username, email: row.email },
      deactivated_at: isoTime(row.deactivated_at),
      reason: row.deactive_reason,
      message: row.message,
      decided_at: isoTime(row.decided_at),
      note: row.note,
    }));
    const table = {
      titles: ['id', 'state', 'asked (UTC)', 'confirmed', 'name', 'e-mail', 'closed because', 'message'],
      rows: rows.map((row) => [
        row.id,
        row.decision ?? 'open',
        showTime(row.created_at),
        row.confirmed_at === null ? 'no' : 'yes',
        row.username,
        row.email,
        row.deactive_reason ?? '',
        row.message,
      ]),
    };
    return {
      data: { requests },
      table,
      text: rows.length === 0 ? 'No requests.' : rows.map(block).join('\n\n'),
    };
  });

interface Row {
  readonly id: string;
  readonly created_at: number;
  readonly confirmed_at: number | null;
  readonly message: string;
  readonly decision: string | null;
  readonly decided_at: number | null;
  readonly note: string | null;
  readonly username: string;
  readonly email: string;
  readonly deactive_reason: string | null;
}

/** A message has several lines: a block for each request is easier to read than columns. */
function block(row: Row): string {
  const confirmed =
    row.confirmed_at === null ? 'not confirmed: anyone may have asked' : 'confirmed by the link in the mail';
  return [
    `${row.id}  ${row.decision ?? 'open'}`,
    `  Asked    ${showTime(row.created_at)} UTC, ${confirmed}`,
    `  Learner  ${printable(row.username)} <${printable(row.email)}>`,
    `  Closed   ${printable(row.deactive_reason ?? 'the account is open')}`,
    ...printableLines(row.message).map((line) => `  | ${line}`),
    ...(row.decided_at === null ? [] : [`  Decided  ${showTime(row.decided_at)} UTC`]),
    ...(row.note === null ? [] : [`  Note     ${printable(row.note)}`]),
  ].join('\n');
}
