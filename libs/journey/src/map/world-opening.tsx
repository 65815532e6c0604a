import type { Trail } from '@sirah-trails/api-client';
import { ownStorage } from '@sirah-trails/screen-kit';
import { LockShape, playSound, useAnnouncement, useHonorifics, useMessages } from '@sirah-trails/ui';
import { useEffect, useState } from 'react';
import { mapEn } from '../messages/map.ts';
import styles from './world-opening.module.css';

interface WorldOpeningProps {
  /** An open world without a star. */
  readonly trail: Trail;
  /** The difficulty at which the world is open. */
  readonly quizTimeId: string;
}

/** Welcomes an unlocked world, once on this device: its lock falls, and light shines behind its island. */
export function WorldOpening({ trail: { id, name }, quizTimeId }: WorldOpeningProps) {
  const t = useMessages(mapEn);
  const write = useHonorifics();
  const [isNew] = useState(() => !welcomed(quizTimeId).includes(id));
  useEffect(() => {
    if (!isNew) return;
    ownStorage().set(nameOf(quizTimeId), [...welcomed(quizTimeId), id].join(' '));
    void playSound('unlock');
  }, [isNew, quizTimeId, id]);
  useAnnouncement(isNew ? t('journey.opening.aloud', { name: write(name) }) : null);
  if (!isNew) return null;
  return (
    <div className={styles.opening} aria-hidden="true">
      <p className={styles.news}>{t('journey.opening.news')}</p>
      <span className={styles.lock}>
        <LockShape />
      </span>
    </div>
  );
}

function nameOf(quizTimeId: string) {
  return `worlds_welcomed:${quizTimeId}`;
}

function welcomed(quizTimeId: string): readonly string[] {
  return (ownStorage().get(nameOf(quizTimeId)) ?? '').split(' ').filter(Boolean);
}
