import type { ContrastPair } from '../contrast-pairs.ts';
import styles from './foundations.module.css';

/** Contrast pairs with a sample, the actual and the required contrast. */
export function ContrastTable({ caption, pairs }: { caption: string; pairs: readonly ContrastPair[] }) {
  return (
    <table className={styles.contrasts}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Looks</th>
          <th scope="col">Has</th>
          <th scope="col">Needs</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.name}>
            <th scope="row">{pair.name}</th>
            <td>
              <Sample {...pair} />
            </td>
            <td>{pair.has.toFixed(2)}</td>
            <td>{pair.needs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sample({ front, ground, needs }: ContrastPair) {
  const text = needs > 3;
  return (
    <span className={styles.sample} style={{ background: ground, color: front }}>
      {text ? 'Read me' : <span className={styles.dot} style={{ background: front }} />}
    </span>
  );
}
