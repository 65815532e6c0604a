import type { SubTrail } from '@sirah-trails/api-client';
import {
  announce,
  LockShape,
  Pressable,
  ProgressRing,
  type Translate,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './map-pin.module.css';
import { positionStyle } from './map-position.ts';
import { mapEn } from '../messages/map.ts';
import { completedChapters, subTrailState } from '../milestones/rules.ts';

interface MapPinProps {
  subTrail: SubTrail;
  /** The sub-trail that has to be finished first. */
  before: SubTrail | undefined;
  /** The current sub-trail, highlighted. */
  current: boolean;
  /** Whether a chapter of the sub-trail was just passed. */
  arrived?: boolean;
  onOpen: () => void;
}

/** A sub-trail on the map: a star in its ring of chapters, with its name and the learner's progress. */
export function MapPin({ subTrail, before, current, arrived = false, onOpen }: MapPinProps) {
  const { title, position: point, locked } = subTrail;
  const write = useHonorifics();
  const content = useContentLanguage();
  const { badge, spoken, reason } = useStateTexts(subTrail, before);
  const [refusal, setRefusal] = useState<'none' | 'shaking' | 'told'>('none');
  const refuse = () => {
    announce(write(reason));
    setRefusal('shaking');
  };
  const side = point.x < 50 ? 'right' : 'left';
  const position = {
    ...positionStyle(point),
    // Percent of the map's width between the pin and the edge on its side.
    '--free': side === 'right' ? 100 - point.x : point.x,
  } as CSSProperties;
  const pin = useBroughtIntoView<HTMLButtonElement>(current || arrived);
  return (
    <li
      className={styles.item}
      style={position}
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
        data-refused={refusal === 'shaking' ? '' : undefined}
        onClick={locked ? refuse : onOpen}
        onAnimationEnd={() => setRefusal((now) => (now === 'shaking' ? 'told' : now))}
      >
        <Medallion subTrail={subTrail} />
        <span className={styles.plaque} {...content}>
          <span className={styles.title}>{write(title)}</span>
          <span className={styles.badge} data-state={subTrailState(subTrail).kind}>
            {refusal === 'none' ? badge : write(reason)}
          </span>
        </span>
      </Pressable>
    </li>
  );
}

/** Silent: the pin's name says all of it. */
function Medallion({ subTrail }: { subTrail: SubTrail }) {
  const t = useMessages(mapEn);
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

/** Texts of a sub-trail: `badge` on the map, `reason` for a lock, `spoken` as its accessible name. */
function useStateTexts(subTrail: SubTrail, before: SubTrail | undefined) {
  const t = useMessages(mapEn);
  const badge = badgeOf(subTrail, t);
  const { order, title, chapter_count: total, locked } = subTrail;
  const reason = whyLocked(before, t);
  const more = locked
    ? reason
    : t('journey.sub-trails.progress', { completed: completedChapters(subTrail), total });
  return { badge, reason, spoken: t('journey.sub-trails.spoken', { order, title, badge, more }) };
}

function badgeOf(subTrail: SubTrail, t: Translate<typeof mapEn>): string {
  const state = subTrailState(subTrail);
  switch (state.kind) {
    case 'locked':
      return t('journey.sub-trails.locked');
    case 'start':
      return t('journey.sub-trails.start');
    case 'more':
      return t('journey.sub-trails.more', { count: state.remaining });
    case 'completed':
      return t('journey.sub-trails.completed');
  }
}

function whyLocked(before: SubTrail | undefined, t: Translate<typeof mapEn>): string {
  return before
    ? t('journey.sub-trails.locked-why', { title: before.title })
    : t('journey.sub-trails.locked-why-first');
}

/** The star of a sub-trail: golden, with a tick once all its chapters are passed. */
function StarPin({ done }: { done: boolean }) {
  return (
    <svg viewBox="0 0 32 32" width="38" height="38" aria-hidden="true" focusable="false">
      <path
        d={outline}
        fill="var(--color-star-light)"
        stroke="var(--color-star-light)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d={lowerHalf} fill="var(--color-star)" opacity=".35" />
      {done && (
        <path
          d="M11 16.5l3.6 3.6 7-7.4"
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

const outline = 'M16 5l3.3 6.7 7.4 1.1-5.3 5.2 1.2 7.4L16 21.9l-6.6 3.5 1.2-7.4-5.3-5.2 7.4-1.1z';
const lowerHalf = 'M16 5l3.3 6.7 7.4 1.1-5.3 5.2 1.2 7.4L16 21.9z';
