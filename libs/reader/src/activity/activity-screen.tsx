import { links } from '@sirah-trails/api-client/links';
import { isMissing, QueryView, useRouteParams } from '@sirah-trails/screen-kit';
import { ButtonLink, Card, EmptyPanel, Skeleton, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { activityQuery } from '../endpoints/activities.ts';
import { activitiesEn } from '../messages/activities-en.ts';
import { ActivityDetail } from './activity-detail.tsx';
import { PdfDownload } from './pdf-download.tsx';
import styles from './activity.module.css';

/** One activity: its picture, what to do, and its PDF. */
export function ActivityScreen() {
  const t = useMessages(activitiesEn);
  const { activityId = '' } = useRouteParams();
  return (
    <QueryView
      query={useQuery(activityQuery(activityId))}
      skeleton={<ActivitySkeleton />}
      error={t('reader.activity.error')}
      refusal={(error) => isMissing(error) && <MissingActivity />}
    >
      {(activity) => (
        <>
          <ActivityDetail activity={activity} />
          <PdfDownload activity={activity} />
        </>
      )}
    </QueryView>
  );
}

/** In place of an activity that the provider does not have. */
function MissingActivity() {
  const t = useMessages(activitiesEn);
  return (
    <EmptyPanel
      title={t('reader.activity.missing.title')}
      action={<ButtonLink to={links.activities()}>{t('reader.activity.missing.back')}</ButtonLink>}
    >
      {t('reader.activity.missing.text')}
    </EmptyPanel>
  );
}

/** The shape of the activity. */
function ActivitySkeleton() {
  return (
    <div className={styles.activity}>
      <Card className={styles.top}>
        <Skeleton shape="picture" className={styles.cover} />
        <Skeleton shape="text" />
      </Card>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
