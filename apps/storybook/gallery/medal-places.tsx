import { Medal, type MedalKind } from '@sirah-trails/ui';
import styles from './gallery.module.css';

const kinds: readonly MedalKind[] = ['easy', 'medium', 'hard', 'expert', 'endless'];

/** Widths of a medal in pixels. */
const places = { 'on the card of a rank': 56, 'as a reward': 150 } as const;

/** Every medal in each of its sizes. */
export function MedalPlaces() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Medal</th>
          {Object.keys(places).map((place) => (
            <th key={place} scope="col">
              {place}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            {Object.entries(places).map(([place, size]) => (
              <td key={place}>
                <Medal kind={kind} size={size} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
