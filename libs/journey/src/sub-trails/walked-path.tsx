import type { SubTrail } from '@sirah-trails/api-client';
import type { CSSProperties } from 'react';
import styles from './walked-path.module.css';

interface WalkedPathProps {
  readonly from: SubTrail;
  readonly to: SubTrail;
}

type Place = SubTrail['position'];

const steps = 14;

/** The way from a finished sub-trail to the one that it has opened, drawn step by step. Decorative. */
export function WalkedPath({ from, to }: WalkedPathProps) {
  return (
    <div className={styles.path} dir="ltr" aria-hidden="true">
      {Array.from({ length: steps }, (_, step) => {
        const { x, y } = onCurve(from.position, to.position, (step + 1) / (steps + 1));
        return (
          <span
            key={step}
            className={styles.step}
            style={{ '--x': `${x}%`, '--y': `${y}%`, '--step': step } as CSSProperties}
          />
        );
      })}
    </div>
  );
}

/** Along a curve that leaves and arrives upright; `share` runs from 0 to 1. */
function onCurve(from: Place, to: Place, share: number): Place {
  const ease = share * share * (3 - 2 * share);
  const middle = (from.y + to.y) / 2;
  const rest = 1 - share;
  const y = rest ** 3 * from.y + 3 * rest * share * middle + share ** 3 * to.y;
  return { x: from.x + (to.x - from.x) * ease, y };
}
