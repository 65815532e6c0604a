import { withInstance } from '../instance.ts';
import { printable, printableLines } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import type { Run } from '../program.ts';
import { findMistake } from './find-mistake.ts';

/** One report with its full text. */
export const showMistake: Run<object> = (admin, _options, id = '') =>
  withInstance(admin, async ({ database }) => {
    const { username, created_at, learner_id, about, content_id, message } = await findMistake(database, id);
    const lines = [
      `About     ${about} ${printable(content_id)}`,
      `From      ${printable(username)} (${learner_id})`,
      `Sent      ${showTime(created_at)} UTC`,
      '',
      ...printableLines(message).map((line) => `  ${line}`),
    ];
    const from = { id: learner_id, name: username };
    const data = { id, sent_at: isoTime(created_at), from, about, which: content_id, message };
    return { data, text: lines.join('\n') };
  });
