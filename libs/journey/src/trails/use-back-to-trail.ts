import { links, readCarried } from '@sirah-trails/api-client/links';
import { useMessages } from '@sirah-trails/ui';
import { useSearchParams } from 'react-router';
import { frameEn } from '../messages/frame-en.ts';

/** The way back from a chapter: to its sub-trail on the map, or to the worlds when the address names none. */
export function useBackToTrail() {
  const t = useMessages(frameEn);
  const { trailId, ...carried } = readCarried(useSearchParams()[0]);
  return trailId === undefined
    ? { to: links.trails({ difficulty: carried.difficulty }), label: t('journey.back.trails') }
    : { to: links.subTrails({ trailId, ...carried }), label: t('journey.back.trail') };
}
