import { withInstance } from '../instance.ts';
import { printable, printableLines } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import type { Run } from '../program.ts';
import { findMistake } from './find-mistake.ts';

/** One report with its full text. */
export const showMistake: Run<object> = (admin, _options, id = '') =>
  withInstance(admin, async ({ database }) => {
    const found = await findMistake(database, id);
    const { username, created_at, learner_id, about, content_id, wrong, message } = found;
    const lines = [
      `About     ${about} ${printable(content_id)}, version ${printable(found.content_version) || 'unknown'}`,
      `Wrong     ${wrong}`,
      `From      ${printable(username)} (${learner_id})`,
      `Sent      ${showTime(created_at)} UTC`,
      '',
      ...printableLines(message).map((line) => `  ${line}`),
    ];
    const from = { id: learner_id, name: username };
    const place = { about, which: content_id, version: found.content_version };
    const data = { id, sent_at: isoTime(created_at), from, ...place, wrong, message };
    return { data, text: lines.join('\n') };
  });
