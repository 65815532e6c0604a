import type { ReactNode } from 'react';
import styles from './state-sheet.module.css';

interface StateSheetProps {
  /** States by name. */
  states: Readonly<Record<string, ReactNode>>;
  /** Small components side by side, forms and cards in a column. */
  layout?: 'flow' | 'column';
}

/** All states of a component under their names. */
export function StateSheet({ states, layout = 'flow' }: StateSheetProps) {
  return (
    <dl className={styles.sheet} data-layout={layout}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} className={styles.state}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.part}>{state}</dd>
        </div>
      ))}
    </dl>
  );
}
