import { type Art, inFolder, served } from './art.ts';
import styles from './gallery.module.css';

export interface PictureGridProps {
  art: Art;
  /** Folder in the pack, e.g. `art/emblems`. */
  folder: string;
  /** Width of a picture in pixels. */
  size: number;
}

/** All pictures of a folder with name and file size. */
export function PictureGrid({ art, folder, size }: PictureGridProps) {
  return (
    <ul className={styles.grid} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${size}px, 1fr))` }}>
      {inFolder(art, folder).map(({ path, name, bytes }) => (
        <li key={path} className={styles.item}>
          <img src={served(path)} alt="" width={size} loading="lazy" className={styles.picture} />
          <span className={styles.name}>{name}</span>
          <span className={styles.weight}>{(bytes / 1024).toFixed(1)} kB</span>
        </li>
      ))}
    </ul>
  );
}
