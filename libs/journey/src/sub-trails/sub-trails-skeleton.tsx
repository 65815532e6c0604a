import { Skeleton } from '@sirah-trails/ui';
import type { CSSProperties } from 'react';
import styles from './trail-map.module.css';

/** Places along the path, from its beginning, in percent of the map. */
const places = [
  [31, 82],
  [66, 66.5],
  [30, 51.5],
  [67, 38.5],
  [45, 24.5],
] as const;

/** The shape of the map: its land, and the places along its path. */
export function SubTrailsSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.map}>
        <div className={styles.land} />
        <div className={styles.places} dir="ltr">
          {places.map(([x, y]) => (
            <Skeleton
              key={y}
              shape="circle"
              className={styles.waiting}
              style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
