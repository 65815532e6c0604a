import { Picture } from '../picture/picture.tsx';
import styles from './screen.module.css';

/** The place that a screen is in. Without a picture the wide screen shows the lattice of the page alone. */
export function Scenery({ src, fallback }: { src: string | undefined; fallback: string | undefined }) {
  if (!src) return null;
  return (
    <div className={styles.scenery} aria-hidden="true">
      <Picture src={src} fallback={fallback} alt="" loading="eager" className={styles.view} />
    </div>
  );
}
