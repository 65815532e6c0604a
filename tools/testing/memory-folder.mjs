// Memory-backed folder for temporary test files: databases, browser profiles, provider data.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A full run uses less than a gigabyte at a time. */
const enough = 4 * 2 ** 30;

/**
 * Moves temporary files of this process and its children to memory and deletes them on exit, because on a disk a database
 * waits for each commit. Does nothing if memory is low or the folder is missing.
 */
export function writeToMemory() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(memory, 'sirah-'));
  // PostgreSQL runs as a separate user.
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
