import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import { type Committed, commitChannel } from '../../database/shared-commit.ts';

// For `node --import`, before a provider: counts the commits of SQLite, each of which is one fsync of its log, and the works in
// them. Adds `SLOW_COMMIT_MS` to each commit, in the thread, where a slow disk would add it to the fsync.

const addedMs = Number(process.env['SLOW_COMMIT_MS'] ?? 0);
const never = new Int32Array(new SharedArrayBuffer(4));
const counted = { commits: 0, works: 0 };

subscribe(commitChannel, (message) => {
  counted.commits += 1;
  counted.works += (message as Committed).works;
  if (addedMs > 0) Atomics.wait(never, 0, 0, addedMs);
});
process.once('exit', () => writeSync(1, `${JSON.stringify(counted)}\n`));
