import { Medal, Picture, type MedalKind } from '@sirah-trails/ui';
import wreath from './art/olive-wreath.svg';
import styles from './wreathed-medal.module.css';

/** The medal at the end of a sub-trail or a world: two olive branches tell it from that of a chapter. */
export function WreathedMedal({ kind }: { kind: MedalKind }) {
  return (
    <div className={styles.wreathed}>
      <Picture src={wreath} alt="" loading="eager" width={260} height={236} className={styles.wreath} />
      <Medal kind={kind} size={150} className={styles.medal} />
    </div>
  );
}
