import { links } from '@sirah-trails/api-client/links';
import { firstPage, type RouteAddress, type ScreenFrame, type ScreenParts } from '@sirah-trails/screen-kit';
import { useMessages } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import { activitiesQuery } from '../endpoints/activities.ts';
import { activitiesEn } from '../messages/activities-en.ts';
import { ActivitiesScreen } from './activities-screen.tsx';

/** `/fun-activities`: Treasure Trails. */
export const activitiesParts: ScreenParts = {
  useFrame: useActivitiesFrame,
  Content: ActivitiesScreen,
  first: requestActivities,
  prefetch: requestActivities,
};

function requestActivities(_address: RouteAddress, client: QueryClient) {
  return firstPage(client, activitiesQuery());
}

function useActivitiesFrame(): ScreenFrame {
  const t = useMessages(activitiesEn);
  return {
    title: t('reader.activities.title'),
    back: { to: links.home(), label: t('reader.activities.back') },
    landscape: true,
  };
}
