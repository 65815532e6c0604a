import type { ActivityCard } from '@sirah-trails/api-client';
import { Tag, useMessages } from '@sirah-trails/ui';
import { listsEn } from '../messages/lists.ts';
import styles from './activities.module.css';

const kinds = ['maze', 'word_search', 'timeline'] as const;

/** What kind of activity it is, and how many pages it has. A kind that the app does not know has no name. */
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
