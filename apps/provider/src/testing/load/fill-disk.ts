import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from '../../database/open-database.ts';
import type { TestPlace } from '../test-databases.ts';
import type { Scene } from './played-under-load.ts';
import type { Running } from './running-provider.ts';

/** Why no disk can be filled here, else null: the limit of a process that runs is set by `prlimit` of Linux. */
export const noFullDisk =
  spawnSync('prlimit', ['--version']).status === 0 ? null : 'prlimit is not here: no disk can be filled';

/** Bytes that the log of the database may still grow; no more than a few answers write, and rarely whole pages. */
const roomAtMost = 60_000;

/** Answers after which the disk should be full. */
const soon = 40;

/**
 * Lets the files of the provider grow no further while learners answer, each time at another byte, until it has turned some
 * away; then makes room again. Every other time it is killed while its disk is full, and started again where there is room.
 */
export function fillAgainAndAgain(place: TestPlace, times: number) {
  return async ({ running: [provider], draw, acknowledged, turnedAway, end, startAgain }: Scene) => {
    for (let time = 0; time < times; time += 1) {
      await acknowledged(10 + draw(30));
      // The log is written from its beginning again now and then: its size is not always where it grows.
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

/** A write beyond the limit fails as on a full disk: in its middle, with an error from the system. */
function limitFiles(provider: Running | undefined, bytes: number | 'unlimited'): void {
  const options = ['--pid', String(provider?.process.child.pid), `--fsize=${bytes}:`];
  const { status, stderr } = spawnSync('prlimit', options);
  if (status !== 0) throw new Error(String(stderr));
}

function logSize({ dataDir }: TestPlace): number {
  return statSync(join(dataDir, `${databaseFile}-wal`)).size;
}
