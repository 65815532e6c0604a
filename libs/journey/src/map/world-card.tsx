import type { Trail } from '@sirah-trails/api-client';
import {
  Button,
  ButtonLink,
  lazyComponent,
  LockShape,
  Picture,
  Stars,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { mapEn } from '../messages/map.ts';
import styles from './world-card.module.css';

/** Few visits need it, and none misses it. */
const WorldOpening = lazyComponent(() => import('./world-opening.tsx').then((code) => code.WorldOpening), {
  Failed: null,
});

interface WorldCardProps {
  trail: Trail;
  /** The world that has to be finished first. */
  before: Trail | undefined;
  /** The difficulty at which it is walked. */
  quizTimeId: string;
  to: string;
}

/** One world: its island, its name, its counts, and its button. */
export function WorldCard({ trail, before, quizTimeId, to }: WorldCardProps) {
  const t = useMessages(mapEn);
  const write = useHonorifics();
  const content = useContentLanguage();
  const { star, total_star: total } = trail;
  const name = write(trail.name);
  return (
    <div data-world={trail.theme} className={styles.card} data-locked={trail.locked || undefined}>
      <div className={styles.sky}>
        <Picture src={trail.background} alt="" className={styles.land} />
        <Picture src={trail.floating_island} alt="" className={styles.island} />
        {trail.locked && <LockShape className={styles.lock} />}
        {before && !trail.locked && star === 0 && <WorldOpening trail={trail} quizTimeId={quizTimeId} />}
      </div>
      <div className={styles.texts}>
        <p className={styles.number}>{t('journey.trails.world-number', { order: trail.order })}</p>
        <h2 {...content} className={styles.name}>
          {name}
        </h2>
        <p className={styles.counts}>
          {t('journey.trails.counts', { subTrails: trail.sub_trail_count, chapters: trail.chapter_count })}
        </p>
        <Stars value={star} max={total} label={t('journey.stars.of', { star, total })} />
        {trail.locked ? <Locked before={before} /> : <Continue name={name} to={to} />}
      </div>
    </div>
  );
}

function Continue({ name, to }: { name: string; to: string }) {
  const t = useMessages(mapEn);
  return (
    <ButtonLink to={to} className={styles.action} aria-label={t('journey.trails.continue-to', { name })}>
      {t('journey.trails.continue')}
    </ButtonLink>
  );
}

function Locked({ before }: { before: Trail | undefined }) {
  const t = useMessages(mapEn);
  const write = useHonorifics();
  return (
    <>
      <p className={styles.why}>
        {before
          ? t('journey.trails.locked-why', { name: write(before.name) })
          : t('journey.trails.locked-why-first')}
      </p>
      <Button disabled className={styles.action}>
        {t('journey.trails.locked')}
      </Button>
    </>
  );
}
