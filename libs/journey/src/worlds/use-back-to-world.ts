import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { useMessages } from '@sirah-trails/ui';
import { useSearchParams } from 'react-router';
import { frameEn } from '../messages/frame-en.ts';

/** The way back from a chapter: to its sub-trail on the map, or to the worlds when the address names none. */
export function useBackToWorld() {
  const t = useMessages(frameEn);
  const { trailId, ...context } = readJourneyContext(useSearchParams()[0]);
  return trailId === undefined
    ? { to: links.trails({ difficulty: context.difficulty }), label: t('journey.back.trails') }
    : { to: links.subTrails({ trailId, ...context }), label: t('journey.back.trail') };
}
