import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exportLearner } from '../../auth/account/export-account.ts';
import { withInstance } from '../instance.ts';
import { printable } from '../output/printable.ts';
import type { Run } from '../program.ts';
import { withNamedPath } from '../with-named-path.ts';
import { findUser } from './find-user.ts';

/** Writes all data of a learner into a new file. */
export const exportUser: Run<{ readonly file?: string }> = (admin, { file }, who) =>
  withInstance(admin, async ({ database, clock, configuration }) => {
    const { id, username } = await findUser(database, who ?? '');
    const path = resolve(file ?? `learner-${id}.json`);
    const copy = {
      product: configuration.product,
      exported_at: new Date(clock.now()).toISOString(),
      data: await exportLearner(database, id),
    };
    const content = `${JSON.stringify(copy, null, 2)}\n`;
    // Never in the place of another file, and readable by its owner only.
    await withNamedPath(
      () => writeFile(path, content, { mode: 0o600, flag: 'wx' }),
      (code) => `"${path}" cannot be written (${code}). Name another --file.`,
    );
    const text = `${path}\nEverything that is kept of ${printable(username)}. Hand it over safely, then delete it.`;
    return { data: { id, file: path }, text };
  });
