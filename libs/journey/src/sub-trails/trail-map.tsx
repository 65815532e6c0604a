import type { SubTrail, Trail } from '@sirah-trails/api-client';
import { Picture, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';
import { MapPin } from './map-pin.tsx';
import { currentSubTrail } from './sub-trail-state.ts';
import { WalkedPath } from './walked-path.tsx';
import styles from './trail-map.module.css';

export interface TrailMapProps {
  /** The world; its picture appears when it is there. */
  trail: Trail | undefined;
  subTrails: readonly SubTrail[];
  onOpen: (subTrail: SubTrail) => void;
  /** The sub-trail whose chapter was just passed: its ring fills, and the path to the one that it has opened is drawn. */
  arrivedFrom?: string | undefined;
}

/** The sub-trails of a world as places on its map; for a screen reader, and at large text, a list in order. */
export function TrailMap({ trail, subTrails, onOpen, arrivedFrom }: TrailMapProps) {
  const t = useMessages(en);
  const current = currentSubTrail(subTrails);
  const from = subTrails.find(({ id }) => id === arrivedFrom);
  return (
    <div data-world={trail?.theme ?? ''} className={styles.frame}>
      <div className={styles.map}>
        <div className={styles.land} aria-hidden="true">
          {trail && <Picture src={trail.map} alt="" loading="eager" className={styles.picture} />}
        </div>
        {from && current && current !== from && <WalkedPath from={from} to={current} />}
        {/* The picture is not mirrored from right to left, so neither are the places on it. */}
        <ol className={styles.places} dir="ltr" aria-label={t('journey.sub-trails.list')}>
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
