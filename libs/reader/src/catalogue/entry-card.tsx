import { Card, Picture, useContentLanguage, useHonorifics } from '@sirah-trails/ui';
import type { Entry } from './endpoints.ts';
import { EntryText } from './entry-text.tsx';
import styles from './entry-card.module.css';

export interface EntryCardProps {
  entry: Entry;
}

/** A person or a term: emblem if any, text and sources. */
export function EntryCard({ entry }: EntryCardProps) {
  const write = useHonorifics();
  const content = useContentLanguage();
  return (
    <Card as="article" className={styles.card}>
      {entry.url && <Picture src={entry.url} alt="" className={styles.emblem} loading="eager" />}
      <h2 className={styles.title} {...content}>
        {write(entry.title)}
      </h2>
      <EntryText entry={entry} />
    </Card>
  );
}
