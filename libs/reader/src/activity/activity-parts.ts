import { links } from '@sirah-trails/api-client/links';
import {
  firstData,
  type RouteAddress,
  type ScreenFrame,
  type ScreenParts,
  useRouteParams,
} from '@sirah-trails/screen-kit';
import { preloadDialogs, RichText, useHonorifics, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { activityQuery } from '../endpoints/activities.ts';
import { activitiesEn } from '../messages/activities-en.ts';
import { ActivityScreen } from './activity-screen.tsx';

/** One activity. */
export const activityParts: ScreenParts = {
  useFrame: useActivityFrame,
  Content: ActivityScreen,
  first: requestActivity,
  prefetch: requestActivity,
  idle: preloadDialogs,
};

function requestActivity({ params: { activityId = '' } }: RouteAddress, client: QueryClient) {
  return Promise.all([firstData(client, activityQuery(activityId)), RichText.load()]);
}

function useActivityFrame(): ScreenFrame {
  const t = useMessages(activitiesEn);
  const write = useHonorifics();
  const { activityId = '' } = useRouteParams();
  const { data: activity } = useQuery(activityQuery(activityId));
  return {
    title: activity ? write(activity.title) : t('reader.activity.title'),
    back: { to: links.activities(), label: t('reader.activities.title') },
    ground: true,
  };
}
