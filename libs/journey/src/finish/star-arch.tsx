import { Khatam, Picture, StarShape } from '@sirah-trails/ui';
import companion from './art/companion-at-rest.svg';
import styles from './star-arch.module.css';

interface StarArchProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  /** Without the small rise of each star, and without the companion. */
  readonly still: boolean;
}

/** The stars of a chapter in an arch over the companion, which rests by the camp fire. */
export function StarArch({ value, max, label, still }: StarArchProps) {
  return (
    <div role="img" aria-label={label} className={styles.arch} data-still={still || undefined}>
      {still ? (
        <Khatam className={styles.medallion} />
      ) : (
        <Picture src={companion} alt="" loading="eager" className={styles.companion} />
      )}
      {Array.from({ length: max }, (_, index) => (
        <span
          key={index}
          className={styles.star}
          data-full={index < value || undefined}
          style={{
            ['--lift' as string]: liftOf(index, max),
            animationDelay: `calc(var(--move) * ${index * 0.5})`,
          }}
        >
          <StarShape />
        </span>
      ))}
    </div>
  );
}

/** The height of a star above the ends of the arch, from 0 to 1. */
function liftOf(index: number, max: number) {
  if (max < 2) return 1;
  const across = (2 * index) / (max - 1) - 1;
  return 1 - across * across;
}
