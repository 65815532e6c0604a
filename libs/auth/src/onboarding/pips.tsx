import styles from './pips.module.css';

interface PipsProps {
  count: number;
  /** Index. */
  current: number;
}

/** How far the visitor has come; the words of each step say it, too. */
export function Pips({ count, current }: PipsProps) {
  return (
    <div aria-hidden="true" className={styles.pips}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-current={index === current ? '' : undefined} />
      ))}
    </div>
  );
}
