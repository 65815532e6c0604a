import type { Book } from '@sirah-trails/api-client';
import { Picture, useHonorifics } from '@sirah-trails/ui';
import styles from './book-page.module.css';

type PagePictureFacts = NonNullable<Book['pages'][number]['picture']>;

/** A scene, or a map with its layer and its legend below: one picture to a screen reader. */
export function PagePicture({ picture: { url, layer_url: layer, alt } }: { picture: PagePictureFacts }) {
  const write = useHonorifics();
  return (
    <div className={styles.scene}>
      <div className={styles.picture}>
        <Picture src={url} alt={write(alt)} loading="eager" />
        {layer && <img src={layer} alt="" draggable={false} className={styles.layer} />}
      </div>
      {layer && (
        <p aria-hidden="true" dir="auto" className={styles.note}>
          {write(alt)}
        </p>
      )}
    </div>
  );
}
