// A place in memory for what tests write and throw away: databases, profiles of browsers, data of providers.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A whole run keeps less than a gigabyte there at a time. */
const enough = 4 * 2 ** 30;

/**
 * Temporary files of this process, and of all that it starts, go to memory from now on and are gone when it ends. On a
 * disk a database waits for each commit. Where there is little memory, or no such folder, everything stays as it is.
 */
export function writeToMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(memory, 'sirah-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
