import { Picture } from '@sirah-trails/ui';
import styles from './popups.module.css';

/** The picture of a popup; words say the same below it. */
export function MomentPicture({ src }: { src: string }) {
  return <Picture src={src} alt="" width={240} height={136} loading="eager" className={styles.moment} />;
}
