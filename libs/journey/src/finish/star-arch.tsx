import { Khatam } from '@sirah-trails/ui';
import styles from './star-arch.module.css';

interface StarArchProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  /** Without the small rise of each star. */
  readonly still: boolean;
}

/** The stars of a chapter in an arch over its medallion. */
export function StarArch({ value, max, label, still }: StarArchProps) {
  return (
    <div role="img" aria-label={label} className={styles.arch} data-still={still || undefined}>
      <Khatam className={styles.medallion} />
      {Array.from({ length: max }, (_, place) => (
        <span
          key={place}
          className={styles.star}
          data-full={place < value || undefined}
          style={{
            ['--lift' as string]: liftOf(place, max),
            animationDelay: `calc(var(--move) * ${place * 0.5})`,
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 2.2 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.1l6.6-.9z" />
          </svg>
        </span>
      ))}
    </div>
  );
}

/** The height of a star above the ends of the arch, from 0 to 1. */
function liftOf(place: number, max: number) {
  if (max < 2) return 1;
  const across = (2 * place) / (max - 1) - 1;
  return 1 - across * across;
}
