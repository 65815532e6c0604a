import styles from './pips.module.css';

interface PipsProps {
  count: number;
  current: number;
}

/** Progress dots, hidden from screen readers because each step has text. */
export function Pips({ count, current }: PipsProps) {
  return (
    <div aria-hidden="true" className={styles.pips}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-current={index === current ? '' : undefined} />
      ))}
    </div>
  );
}
