import type { Trail } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Picture, Skeleton } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { worldsQuery } from '../milestones/endpoints.ts';
import { currentWorld } from '../milestones/rules.ts';
import styles from './map-scene.module.css';

/** Islands in sight: the world a learner walks, and those that come after it. */
const inSight = 3;

/** The journey as a picture: the learner's island near, the next ones far away. Decorative. */
export function MapScene({ quizTimeId }: { quizTimeId: string }) {
  return (
    <QueryView
      query={useQuery(worldsQuery(quizTimeId))}
      skeleton={<Skeleton shape="picture" className={styles.waiting} />}
      error={() => null}
    >
      {(trails) => <Islands trails={trails} />}
    </QueryView>
  );
}

function Islands({ trails }: { trails: readonly Trail[] }) {
  const current = currentWorld(trails);
  if (!current) return null;
  const ahead = trails.slice(trails.indexOf(current), trails.indexOf(current) + inSight);
  return (
    <div
      data-world={current.theme}
      className={styles.scene}
      data-alone={ahead.length === 1 || undefined}
      aria-hidden="true"
    >
      <Picture src={current.background} alt="" loading="eager" className={styles.land} />
      {ahead.length > 1 && <DottedPath className={styles.path} />}
      {ahead.map((trail, distance) => (
        <span
          key={trail.id}
          className={styles.island}
          data-distance={distance}
          data-locked={trail.locked || undefined}
        >
          <Picture src={trail.floating_island} alt="" loading="eager" />
        </span>
      ))}
    </div>
  );
}

/** The path between the islands, drawn step by step. */
function DottedPath({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M56 62 C74 60 84 52 76 42 C68 32 46 34 38 23" fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
