import type { Book } from '@sirah-trails/api-client';
import { Picture, useHonorifics } from '@sirah-trails/ui';
import styles from './book-page.module.css';

type PagePictureFacts = NonNullable<Book['pages'][number]['picture']>;

interface PagePictureProps {
  picture: PagePictureFacts;
  /** Whether it comes now; until then its place stays empty. */
  isWanted: boolean;
}

/** A scene, or a map with its layer and its legend below: one picture to a screen reader. */
export function PagePicture({ picture: { url, layer_url: layer, alt }, isWanted }: PagePictureProps) {
  const write = useHonorifics();
  return (
    <div className={styles.scene}>
      <div className={styles.picture}>
        {isWanted && <Picture src={url} alt={write(alt)} loading="eager" />}
        {isWanted && layer && <img src={layer} alt="" draggable={false} className={styles.layer} />}
      </div>
      {layer && (
        <p aria-hidden="true" dir="auto" className={styles.note}>
          {write(alt)}
        </p>
      )}
    </div>
  );
}
