import type { ActivityCard } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { Card, Link, Picture, useHonorifics } from '@sirah-trails/ui';
import { ActivityFacts } from './activity-facts.tsx';
import styles from './activities.module.css';

/** An activity of the list: its picture, its title, what it is. */
export function ActivityRow({ activity }: { activity: ActivityCard }) {
  const write = useHonorifics();
  return (
    <Card as={Link} to={links.activity({ activityId: activity.id })} className={styles.row}>
      <Picture src={activity.cover_url} alt="" className={styles.cover} />
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          {write(activity.title)}
        </h2>
        <ActivityFacts activity={activity} />
      </div>
    </Card>
  );
}
