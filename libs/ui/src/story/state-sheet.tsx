import type { ReactNode } from 'react';
import styles from './state-sheet.module.css';

interface StateSheetProps {
  /** Each state by its name. */
  states: Readonly<Record<string, ReactNode>>;
  /** Small parts stand side by side, forms and cards below each other. */
  layout?: 'flow' | 'column';
}

/** All states of a part at once, each under its name, for designers. */
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
