import type { CSSProperties } from 'react';
import styles from './foundations.module.css';

export function Swatches({ title, colours }: { title: string; colours: Readonly<Record<string, string>> }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.swatches}>
        {Object.entries(colours).map(([name, value]) => (
          <li key={name} className={styles.swatch} style={{ ['--shown' as string]: value } as CSSProperties}>
            <code className={styles.name}>{name}</code>
            <code className={styles.name}>{value}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
