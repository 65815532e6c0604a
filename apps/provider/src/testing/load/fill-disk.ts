import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from '../../database/open-database.ts';
import type { TestPlace } from '../test-databases.ts';
import type { Scene } from './played-under-load.ts';
import type { Running } from './running-provider.ts';

/** Reason why the disk cannot be filled, or null. Needs Linux `prlimit`, which limits a running process. */
export const noFullDisk =
  spawnSync('prlimit', ['--version']).status === 0 ? null : 'prlimit is not here: no disk can be filled';

/** Bytes by which the database's WAL may grow: less than a few answers write, and rarely a whole page. */
const roomAtMost = 60_000;

/** Answers within which the disk should fill up. */
const soon = 40;

/**
 * Limits the file size of the provider while learners answer, at a different byte each time, until it rejects some;
 * then lifts the limit. Every other time, kills the provider with a full disk and restarts it without the limit.
 */
export function fillAgainAndAgain(place: TestPlace, times: number) {
  return async ({ running: [provider], draw, acknowledged, turnedAway, end, startAgain }: Scene) => {
    for (let time = 0; time < times; time += 1) {
      await acknowledged(10 + draw(30));
      // SQLite sometimes restarts the WAL at its beginning, so its size may exceed the write position.
      for (let size = logSize(place) + draw(roomAtMost); ; size = Math.floor(size / 2)) {
        limitFiles(provider, size);
        const waited = [turnedAway(5).then(() => true), acknowledged(soon).then(() => false)];
        if (await Promise.race(waited)) break;
      }
      if (time % 2 === 0) limitFiles(provider, 'unlimited');
      else {
        await end(provider as Running, 'SIGKILL');
        await startAgain(provider as Running);
      }
    }
  };
}

/** A write beyond the limit fails like on a full disk: halfway, with a system error. */
function limitFiles(provider: Running | undefined, bytes: number | 'unlimited'): void {
  const options = ['--pid', String(provider?.process.child.pid), `--fsize=${bytes}:`];
  const { status, stderr } = spawnSync('prlimit', options);
  if (status !== 0) throw new Error(String(stderr));
}

function logSize({ dataDir }: TestPlace): number {
  return statSync(join(dataDir, `${databaseFile}-wal`)).size;
}
