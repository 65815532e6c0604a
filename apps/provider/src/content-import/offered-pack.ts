import { isRelativeDay, type Pack } from '@sirah-trails/content-pack/model';
import type { Configuration } from '../configuration/configuration.ts';

type Offer = Pick<Configuration, 'demo'>;

/**
 * The pack as offered by an instance. Only a demo offers the sample competitions, whose days count from the import:
 * outside a demo there is no reviewer for entries.
 */
export function offeredPack(pack: Pack, offer: Offer): Pack {
  if (offer.demo) return pack;
  const competitions = pack.competitions.filter(({ startDay }) => !isRelativeDay(startDay));
  return { ...pack, competitions, hash: offeredHash(pack.hash, offer) };
}

/** Hash of the offered pack. Differs between demo and other instances, so that a change triggers an import. */
export function offeredHash(hash: string, { demo }: Offer): string {
  return demo ? hash : `${hash}-without-samples`;
}
