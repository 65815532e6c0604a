import { screen } from '@sirah-trails/screen-kit';
import type { Activity } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { ReportMistake } from '@sirah-trails/screen-kit/mistake';
import {
  ButtonLink,
  Card,
  EmptyPanel,
  Picture,
  preloadDialogs,
  RichText,
  Skeleton,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useState } from 'react';
import { ActivityFacts } from './activity-facts.tsx';
import styles from './activity.module.css';
import { activityQuery, type EntryId } from './endpoints.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryText } from './entry-text.tsx';
import { PdfDownload } from './pdf-download.tsx';
import { listsEn } from '../messages/lists.ts';

/** Activity screen: picture, instructions and PDF. */
export default screen({
  messages: listsEn,
  query: ({ params: { activityId = '' } }) => activityQuery(activityId),
  first: () => RichText.load(),
  idle: preloadDialogs,
  useFrame: (t, activity) => {
    const write = useHonorifics();
    return {
      title: activity ? write(activity.title) : t('reader.activity.title'),
      contentTitle: Boolean(activity),
      back: { to: links.activities(), label: t('reader.activities.title') },
      ground: true,
    };
  },
  error: 'reader.activity.error',
  Skeleton: ActivitySkeleton,
  Content: ({ data: activity }) => (
    <>
      <ActivityDetail activity={activity} />
      <PdfDownload activity={activity} />
    </>
  ),
  missing: MissingActivity,
});

function MissingActivity() {
  const t = useMessages(listsEn);
  return (
    <EmptyPanel
      title={t('reader.activity.missing.title')}
      action={<ButtonLink to={links.activities()}>{t('reader.activity.missing.back')}</ButtonLink>}
    >
      {t('reader.activity.missing.text')}
    </EmptyPanel>
  );
}

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

function ActivityDetail({ activity }: { activity: Activity }) {
  const t = useMessages(listsEn);
  const [open, setOpen] = useState<EntryId | null>(null);
  return (
    <article className={styles.activity}>
      <Card className={styles.top}>
        <Picture src={activity.cover_url} alt="" loading="eager" className={styles.cover} />
        <ActivityFacts activity={activity} />
      </Card>
      <Card as="section" className={styles.about}>
        <h2 className={styles.heading}>{t('reader.activity.about')}</h2>
        <EntryText entry={activity} onOpen={setOpen} />
        <ReportMistake about="activity" id={activity.id} />
      </Card>
      <EntryDialog entry={open} onClose={() => setOpen(null)} />
    </article>
  );
}
