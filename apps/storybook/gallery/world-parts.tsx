import { type Art, inFolder, served } from './art.ts';
import styles from './gallery.module.css';

/** Every world in a row of its pictures. */
export function WorldParts({ art, height }: { art: Art; height: number }) {
  const pictures = inFolder(art, 'art/worlds').map(({ path, name, ...size }) => {
    const [world = '', part = ''] = name.split('/');
    return { path, world, part, ...size };
  });
  const worlds = [...new Set(pictures.map(({ world }) => world))];
  const parts = [...new Set(pictures.map(({ part }) => part))];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">World</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {part}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {worlds.map((world) => (
          <tr key={world}>
            <th scope="row">{world}</th>
            {parts.map((part) => {
              const found = pictures.find((picture) => picture.world === world && picture.part === part);
              return <td key={part}>{found && <img src={served(found.path)} alt="" height={height} />}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
