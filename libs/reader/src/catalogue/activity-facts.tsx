import type { ActivityCard } from '@sirah-trails/api-client';
import { Tag, useMessages } from '@sirah-trails/ui';
import { listsEn } from '../messages/lists.ts';
import styles from './activities.module.css';

const kinds = ['maze', 'word_search', 'timeline', 'pattern', 'map'] as const;

/** Kind and page count of an activity; unknown kinds are omitted. */
export function ActivityFacts({ activity: { category, max_page: count } }: { activity: ActivityCard }) {
  const t = useMessages(listsEn);
  const kind = kinds.find((one) => one === category);
  return (
    <p className={styles.facts}>
      {kind && <Tag tone="mint">{t(`reader.activities.kind.${kind}`)}</Tag>}
      <Tag tone="sand">{t('reader.activities.pages', { count })}</Tag>
    </p>
  );
}
