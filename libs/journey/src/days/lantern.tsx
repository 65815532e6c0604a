import styles from './lantern.module.css';

interface LanternProps {
  /** An unlit lantern is a rest day; a coming day has a dot only. */
  state: 'lit' | 'rest' | 'coming';
}

/** Picture of a day; its meaning is in the text beside it. */
export function Lantern({ state }: LanternProps) {
  return (
    <svg viewBox="0 0 24 32" aria-hidden="true" className={styles.lantern} data-state={state}>
      {state === 'coming' ? (
        <circle cx="12" cy="19" r="2.5" className={styles.dot} />
      ) : (
        <>
          <circle cx="12" cy="19" r="12" className={styles.glow} />
          <path d="M12 1v4" className={styles.frame} />
          <path d="M6.5 11 12 5l5.5 6z" className={styles.cap} />
          <path d="M5 12h14l-2.2 13H7.2z" className={styles.glass} />
          <path
            d="M12 15c2.6 2.8 3.2 4.2 3.2 5.6a3.2 3.2 0 0 1-6.4 0c0-1.4.6-2.8 3.2-5.6z"
            className={styles.flame}
          />
          <path d="M6 26h12v2.5H6z" className={styles.cap} />
        </>
      )}
    </svg>
  );
}
