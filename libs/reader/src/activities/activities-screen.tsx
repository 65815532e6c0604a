import { QueryView } from '@sirah-trails/screen-kit';
import { EmptyPanel, Skeleton, useAnnouncement, useMessages, VirtualList } from '@sirah-trails/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { activitiesQuery } from '../endpoints/activities.ts';
import { activitiesEn } from '../messages/activities-en.ts';
import { ActivityRow } from './activity-row.tsx';
import styles from './activities.module.css';

/** The usual height of a row in pixels. */
const rowHeight = 140;

/** Treasure Trails: what can be printed and done. */
export function ActivitiesScreen() {
  const t = useMessages(activitiesEn);
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
  const t = useMessages(activitiesEn);
  const title = t('reader.activities.empty');
  useAnnouncement(title);
  return (
    <EmptyPanel title={title}>
      <p>{t('reader.activities.empty.text')}</p>
    </EmptyPanel>
  );
}

/** The shape of the rows while they load. */
function RowSkeletons() {
  return (
    <div className={styles.skeletons}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="card" style={{ minBlockSize: rowHeight }} />
      ))}
    </div>
  );
}
