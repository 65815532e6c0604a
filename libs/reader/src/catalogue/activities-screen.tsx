import { screen, firstPage, QueryView } from '@sirah-trails/screen-kit';
import type { ActivityCard } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import {
  Card,
  EmptyPanel,
  Link,
  Picture,
  Skeleton,
  useAnnouncement,
  useContentLanguage,
  useHonorifics,
  useMessages,
  VirtualList,
} from '@sirah-trails/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import styles from './activities.module.css';
import { ActivityFacts } from './activity-facts.tsx';
import { activitiesQuery } from './endpoints.ts';
import { listsEn } from '../messages/lists.ts';

/** Treasure Trails: activities to print and do. */
export default screen({
  messages: listsEn,
  first: (_location, client) => firstPage(client, activitiesQuery()),
  prefetch: (_location, client) => firstPage(client, activitiesQuery()),
  useFrame: (t) => ({
    title: t('reader.activities.title'),
    back: { to: links.home(), label: t('reader.activities.back') },
    landscape: true,
  }),
  Content: Activities,
});

/** Estimated row height in pixels. */
const rowHeight = 140;

function Activities() {
  const t = useMessages(listsEn);
  const list = useInfiniteQuery(activitiesQuery());
  return (
    <QueryView query={list} skeleton={<RowSkeletons />} error={t('reader.activities.error')}>
      {({ rows, total }) =>
        rows.length > 0 ? (
          <VirtualList
            label={t('reader.activities.title')}
            name="activities"
            rows={rows}
            rowKey={({ id }) => id}
            estimate={rowHeight}
            total={total}
            more={{
              there: list.hasNextPage,
              loading: list.isFetchingNextPage,
              failed: list.isFetchNextPageError,
              load: () => void list.fetchNextPage(),
            }}
          >
            {(activity) => <ActivityRow activity={activity} />}
          </VirtualList>
        ) : (
          <NoActivities />
        )
      }
    </QueryView>
  );
}

function NoActivities() {
  const t = useMessages(listsEn);
  const title = t('reader.activities.empty');
  useAnnouncement(title);
  return (
    <EmptyPanel title={title}>
      <p>{t('reader.activities.empty.text')}</p>
    </EmptyPanel>
  );
}

function RowSkeletons() {
  return (
    <div className={styles.skeletons}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="card" style={{ minBlockSize: rowHeight }} />
      ))}
    </div>
  );
}

function ActivityRow({ activity }: { activity: ActivityCard }) {
  const write = useHonorifics();
  const content = useContentLanguage();
  return (
    <Card as={Link} to={links.activity({ activityId: activity.id })} className={styles.row}>
      <Picture src={activity.cover_url} alt="" className={styles.cover} />
      <div className={styles.words}>
        <h2 className={styles.title} {...content}>
          {write(activity.title)}
        </h2>
        <ActivityFacts activity={activity} />
      </div>
    </Card>
  );
}
