import { Picture } from '../../media/picture.tsx';
import styles from './scenery.module.css';

/** The place that a screen is in. Its picture may be on its way. */
export function Scenery({ src, fallback }: { src: string | undefined; fallback: string | undefined }) {
  return (
    <div className={styles.scenery} aria-hidden="true">
      {src && <Picture src={src} fallback={fallback} alt="" loading="eager" className={styles.view} />}
    </div>
  );
}
