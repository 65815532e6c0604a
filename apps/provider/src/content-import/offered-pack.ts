import { isRelativeDay, type Pack } from '@sirah-trails/content-pack';
import type { Configuration } from '../configuration/configuration.ts';

/**
 * What an instance offers of a pack: all of it in a demo. Elsewhere the samples are left out, which are competitions that count
 * their days from the day of the import: nobody waits for what a child would send in.
 */
export function offeredPack(pack: Pack, { demo }: Pick<Configuration, 'demo'>): Pack {
  const competitions = pack.competitions.filter(({ startDay }) => !isRelativeDay(startDay));
  if (demo || competitions.length === pack.competitions.length) return pack;
  // Another hash: the import runs again when the demo is turned on or off.
  return { ...pack, competitions, hash: `${pack.hash}-without-samples` };
}
