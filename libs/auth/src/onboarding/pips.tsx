import styles from './pips.module.css';

interface PipsProps {
  count: number;
  /** Index. */
  current: number;
}

/** Progress dots; the text of each step says it, too. */
export function Pips({ count, current }: PipsProps) {
  return (
    <div aria-hidden="true" className={styles.pips}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-current={index === current ? '' : undefined} />
      ))}
    </div>
  );
}
