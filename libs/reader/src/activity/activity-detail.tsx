import type { Activity } from '@sirah-trails/api-client';
import { ReportMistake } from '@sirah-trails/screen-kit/mistake';
import { Card, Picture, useMessages } from '@sirah-trails/ui';
import { useState } from 'react';
import { ActivityFacts } from '../activities/activity-facts.tsx';
import type { EntryId } from '../endpoints/entries.ts';
import { EntryDialog } from '../entry/entry-dialog.tsx';
import { EntryText } from '../entry/entry-text.tsx';
import { activitiesEn } from '../messages/activities-en.ts';
import styles from './activity.module.css';

/** What the activity is. People and terms in its text open their card. */
export function ActivityDetail({ activity }: { activity: Activity }) {
  const t = useMessages(activitiesEn);
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
