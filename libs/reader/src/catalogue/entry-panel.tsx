import { Card, useAnnouncement, useContentLanguage } from '@sirah-trails/ui';
import { useId } from 'react';
import type { Entry, EntryId } from './endpoints.ts';
import { EntryContent, useEntryTrail } from './entry-content.tsx';
import styles from './entry-card.module.css';

export interface EntryPanelProps {
  entry: EntryId;
  /** Cached entry, shown until the response. */
  known?: Entry | undefined;
  /** Whether the learner has chosen it; the first entry of a list is not announced. */
  isChosen: boolean;
}

/** Like `EntryDialog`, but beside the list of a wide screen. */
export function EntryPanel({ entry, known, isChosen }: EntryPanelProps) {
  const trail = useEntryTrail(entry, known);
  const content = useContentLanguage();
  const title = useId();
  useAnnouncement(isChosen ? trail.title : null);
  return (
    <Card as="section" aria-labelledby={title} className={styles.panel}>
      <h2 id={title} className={styles.title} {...content}>
        {trail.title}
      </h2>
      <EntryContent {...trail} />
    </Card>
  );
}
