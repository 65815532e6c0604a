import type { Pack } from '../model/pack.ts';
import { packFromFolder } from '../read-pack.ts';
import { firstSubTrail } from './edited-pack.ts';

let read: Promise<Pack> | undefined;

/** The starter pack with only its first sub-trail, cached per process. */
export function samplePack(): Promise<Pack> {
  read ??= firstSubTrail.then(packFromFolder);
  return read;
}
