import { type Art, inFolder, served } from './art.ts';
import styles from './gallery.module.css';

/** Every map alone and under each of its layers. A layer's name is its map's name and a suffix. */
export function MapLayers({ art, size }: { art: Art; size: number }) {
  const maps = inFolder(art, 'art/maps');
  const mapOf = (name: string) => maps.find((map) => name.startsWith(`${map.name}-`));
  return (
    <ul className={styles.grid} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${size}px, 1fr))` }}>
      {maps.map(({ path, name, width, height }) => (
        <li key={path} className={styles.item}>
          <span
            className={styles.figure}
            style={{ inlineSize: size, blockSize: Math.round((size * height) / width) }}
          >
            {[mapOf(name)?.path, path].map((one) => one && <img key={one} src={served(one)} alt="" />)}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
