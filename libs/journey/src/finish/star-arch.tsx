import { Khatam, Picture, StarShape } from '@sirah-trails/ui';
import rest from './art/companion-at-rest.svg';
import lanterns from './art/companion-with-lanterns.svg';
import styles from './star-arch.module.css';

interface StarArchProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  /** The companion by the camp fire or between lanterns; null for still stars without it. */
  readonly scene: keyof typeof scenes | null;
}

const scenes = { rest, lanterns };

/** The stars of a chapter in an arch over the companion. */
export function StarArch({ value, max, label, scene }: StarArchProps) {
  return (
    <div role="img" aria-label={label} className={styles.arch} data-still={scene === null || undefined}>
      {scene === null ? (
        <Khatam className={styles.medallion} />
      ) : (
        <Picture src={scenes[scene]} alt="" loading="eager" className={styles.companion} />
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
