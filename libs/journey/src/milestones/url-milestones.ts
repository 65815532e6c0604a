import type { Trail } from '@sirah-trails/api-client';
import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import { firstData, type RouteLocation } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { sharedEn } from '../messages/shared.ts';
import { firstDifficulty, useDifficulty } from './difficulty.ts';
import { chapterQuery, worldQuery } from './endpoints.ts';

/** A world at the difficulty of the URL; undefined until it has loaded. */
export function useWorld(id: string | undefined): Trail | undefined {
  const difficulty = useDifficulty();
  const enabled = id !== undefined && difficulty !== undefined;
  return useQuery({ ...worldQuery(id ?? '', difficulty?.id ?? ''), enabled }).data;
}

/** Requests the chapter of a URL and, unless `world` is false, its world. */
export async function requestChapter(location: RouteLocation, client: QueryClient, { world = true } = {}) {
  const difficulty = await firstDifficulty(location, client);
  const { chapterId, trailId } = readJourneyContext(location.query);
  const id = location.params['chapterId'] ?? chapterId;
  if (!difficulty || id === undefined) return;
  await Promise.all([
    firstData(client, chapterQuery(id, difficulty.id)),
    world && trailId !== undefined && firstData(client, worldQuery(trailId, difficulty.id)),
  ]);
}

/** A chapter at the difficulty of the URL; undefined until it has loaded. `wanted: false` only reads the cache. */
export function useChapter(id: string, { wanted = true } = {}) {
  const difficulty = useDifficulty();
  const enabled = wanted && difficulty !== undefined;
  return useQuery({ ...chapterQuery(id, difficulty?.id ?? ''), enabled }).data;
}

/** Back target of a chapter: its sub-trail on the map, or the worlds when the URL names no world. */
export function useBackToWorld() {
  const t = useMessages(sharedEn);
  const { trailId, ...context } = readJourneyContext(useSearchParams()[0]);
  return trailId === undefined
    ? { to: links.trails({ difficulty: context.difficulty }), label: t('journey.back.trails') }
    : { to: links.subTrails({ trailId, ...context }), label: t('journey.back.trail') };
}
