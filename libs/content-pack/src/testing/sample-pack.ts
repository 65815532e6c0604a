import type { Pack } from '../model/pack.ts';
import { packFromFolder } from '../read-pack.ts';
import { editedPack } from './edited-pack.ts';

let read: Promise<Pack> | undefined;

/** The starter pack with its first sub-trail alone, read once for all tests of a process. */
export function samplePack(): Promise<Pack> {
  read ??= editedPack().then(packFromFolder);
  return read;
}
