import type { SubTrail } from '@sirah-trails/api-client';
import { LockShape, Pressable, ProgressRing, useHonorifics, useMessages } from '@sirah-trails/ui';
import { type CSSProperties, useEffect, useRef } from 'react';
import { en } from '../messages/en.ts';
import { StarPin } from './star-pin.tsx';
import { completedChapters, subTrailState } from './sub-trail-state.ts';
import { useStateWords } from './use-state-words.ts';
import styles from './map-pin.module.css';

export interface MapPinProps {
  subTrail: SubTrail;
  /** The sub-trail that has to be finished first. */
  before: SubTrail | undefined;
  /** The current sub-trail, highlighted. */
  current: boolean;
  /** One of its chapters was just passed. */
  arrived?: boolean;
  onOpen: () => void;
}

/** A sub-trail on the map: a star in its ring of chapters, with its name and the learner's progress. */
export function MapPin({ subTrail, before, current, arrived = false, onOpen }: MapPinProps) {
  const { title, position, locked } = subTrail;
  const write = useHonorifics();
  const { badge, spoken } = useStateWords(subTrail, before);
  const side = position.x < 50 ? 'right' : 'left';
  const place = {
    '--x': `${position.x}%`,
    '--y': `${position.y}%`,
    // Percent of the map's width between the place and the edge on its side.
    '--free': side === 'right' ? 100 - position.x : position.x,
  } as CSSProperties;
  const pin = useBroughtIntoView<HTMLButtonElement>(current);
  return (
    <li
      className={styles.place}
      style={place}
      data-side={side}
      data-current={current || undefined}
      data-arrived={arrived || undefined}
    >
      <Pressable
        ref={pin}
        className={styles.pin}
        aria-label={write(spoken)}
        aria-disabled={locked || undefined}
        aria-haspopup={locked ? undefined : 'dialog'}
        onClick={locked ? undefined : onOpen}
      >
        <Medallion subTrail={subTrail} />
        <span className={styles.plaque} dir="auto">
          <span className={styles.title}>{write(title)}</span>
          <span className={styles.badge} data-state={subTrailState(subTrail).kind}>
            {badge}
          </span>
        </span>
      </Pressable>
    </li>
  );
}

/** Silent: the pin's name says all of it. */
function Medallion({ subTrail }: { subTrail: SubTrail }) {
  const t = useMessages(en);
  const total = subTrail.chapter_count;
  const completed = completedChapters(subTrail);
  if (subTrail.locked) {
    return (
      <span className={styles.medallion} data-locked="">
        <LockShape className={styles.lock} />
      </span>
    );
  }
  return (
    <span className={styles.medallion}>
      <ProgressRing label="" aria-hidden="true" value={completed} max={total} className={styles.ring}>
        <StarPin done={completed === total} />
      </ProgressRing>
      <span className={styles.count} aria-hidden="true">
        {t('journey.sub-trails.ring', { completed, total })}
      </span>
    </span>
  );
}

/** Brings an element into view once, where a small screen would hide it at the beginning. */
function useBroughtIntoView<Target extends Element>(wanted: boolean) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (wanted) target.current?.scrollIntoView({ block: 'nearest' });
    // Once: afterwards the learner decides what is in view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return target;
}
