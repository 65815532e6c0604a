import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Khatam } from '../ornament/khatam.tsx';
import styles from './picture.module.css';

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  src: string | null | undefined;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** Address of the picture to show instead; an ornament where absent. */
  fallback?: string | undefined;
}

/** A picture that is never broken: where it does not load, another one or an ornament stands in its place. */
export function Picture({ src, alt, fallback, className, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallback].find((address) => address && !failed.includes(address));
  if (!shown) return <Ornament alt={alt} className={className} />;
  return (
    <img
      loading="lazy"
      decoding="async"
      draggable={false}
      {...rest}
      src={shown}
      alt={alt}
      className={classNames(styles.picture, className)}
      onError={() => setFailed([...failed, shown])}
    />
  );
}

function Ornament({ alt, className }: { alt: string; className: string | undefined }) {
  const named = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...named} className={classNames(styles.ornament, className)}>
      <Khatam className={styles.star} />
    </span>
  );
}
