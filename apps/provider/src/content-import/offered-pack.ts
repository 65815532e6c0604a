import { isRelativeDay, type Pack } from '@sirah-trails/content-pack/model';
import type { Configuration } from '../configuration/configuration.ts';

type Offer = Pick<Configuration, 'demo'>;

/**
 * What an instance offers of a pack: all of it in a demo. Elsewhere the samples are left out, which are competitions that count
 * their days from the day of the import: nobody waits for what a child would send in.
 */
export function offeredPack(pack: Pack, offer: Offer): Pack {
  if (offer.demo) return pack;
  const competitions = pack.competitions.filter(({ startDay }) => !isRelativeDay(startDay));
  return { ...pack, competitions, hash: offeredHash(pack.hash, offer) };
}

/** The hash of what is offered of a pack: another one once the demo is turned on or off, so that the import runs again. */
export function offeredHash(hash: string, { demo }: Offer): string {
  return demo ? hash : `${hash}-without-samples`;
}
