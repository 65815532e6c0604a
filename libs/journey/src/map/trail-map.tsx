import type { SubTrail, Trail } from '@sirah-trails/api-client';
import { Picture, useMessages, useReducedMotion } from '@sirah-trails/ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { MapPin } from './map-pin.tsx';
import { type Position, positionStyle } from './map-position.ts';
import { Road } from './road.tsx';
import styles from './trail-map.module.css';
import { mapEn } from '../messages/map.ts';
import { currentSubTrail } from '../milestones/rules.ts';

interface TrailMapProps {
  /** The world; its picture appears when it is there. */
  trail: Trail | undefined;
  subTrails: readonly SubTrail[];
  onOpen: (subTrail: SubTrail) => void;
  /** The sub-trail whose chapter was just passed: its ring fills, and the path to the one that it has opened is drawn. */
  arrivedFrom?: string | undefined;
}

/** The sub-trails of a world as pins on its map; a list in order for a screen reader and at large text. */
export function TrailMap({ trail, subTrails, onOpen, arrivedFrom }: TrailMapProps) {
  const t = useMessages(mapEn);
  const current = currentSubTrail(subTrails);
  const from = subTrails.find(({ id }) => id === arrivedFrom);
  return (
    <div data-world={trail?.theme ?? ''} className={styles.frame}>
      <div className={styles.map}>
        <div className={styles.land} aria-hidden="true">
          {trail && <Picture src={trail.map} alt="" loading="eager" className={styles.picture} />}
        </div>
        <Road positions={subTrails.map(({ position }) => position)} />
        {from && current && current !== from && <WalkedPath from={from} to={current} />}
        {/* The picture is not mirrored in right-to-left languages, so neither are its pins. */}
        <ol className={styles.pins} dir="ltr" aria-label={t('journey.sub-trails.list')}>
          {subTrails.map((subTrail, index) => (
            <MapPin
              key={subTrail.id}
              subTrail={subTrail}
              before={subTrails[index - 1]}
              current={subTrail === current}
              arrived={subTrail === from}
              onOpen={() => onOpen(subTrail)}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

interface WalkedPathProps {
  readonly from: SubTrail;
  readonly to: SubTrail;
}

const steps = 14;

/** The path from a finished sub-trail to the unlocked one, drawn step by step once it is on screen. Decorative. */
function WalkedPath({ from, to }: WalkedPathProps) {
  const [middle, isSeen] = useSeen<HTMLSpanElement>();
  const isDrawn = useReducedMotion() || isSeen;
  return (
    <div className={styles.path} dir="ltr" aria-hidden="true" data-waiting={isDrawn ? undefined : ''}>
      {Array.from({ length: steps }, (_, step) => {
        const point = onCurve(from.position, to.position, (step + 1) / (steps + 1));
        return (
          <span
            key={step}
            ref={step === steps / 2 ? middle : undefined}
            className={styles.step}
            style={{ ...positionStyle(point), '--step': step } as CSSProperties}
          />
        );
      })}
    </div>
  );
}

/** Whether the element has been on screen. */
function useSeen<Target extends Element>() {
  const target = useRef<Target>(null);
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !target.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [target, isSeen] as const;
}

/** Along a curve that leaves and arrives upright; `share` runs from 0 to 1. */
function onCurve(from: Position, to: Position, share: number): Position {
  const ease = share * share * (3 - 2 * share);
  const middle = (from.y + to.y) / 2;
  const rest = 1 - share;
  const y = rest ** 3 * from.y + 3 * rest * share * middle + share ** 3 * to.y;
  return { x: from.x + (to.x - from.x) * ease, y };
}
