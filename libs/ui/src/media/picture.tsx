import { type ComponentPropsWithRef, type ReactEventHandler, useEffect, useState } from 'react';
import { classNames } from '../platform/class-names.ts';
import ornament from './ornaments/khatam-picture.svg';
import styles from './picture.module.css';

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  /** URL of the picture; null or absent for none. */
  src: string | null | undefined;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** URL of the picture to show instead; default: an ornament. */
  fallback?: string | undefined;
}

/** A picture that never shows as broken: a fallback picture or an ornament replaces it, until the network is back. */
export function Picture({ src, alt, fallback, className, onError, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    if (failed.length === 0) return undefined;
    const again = () => setFailed([]);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);
  // Without a network, even the ornament may fail: then the box stays empty.
  const shown =
    [src, fallback, ornament].find((address) => address && !failed.includes(address)) ?? undefined;
  const onFailed: ReactEventHandler<HTMLImageElement> = (event) => {
    if (shown) setFailed([...failed, shown]);
    onError?.(event);
  };
  return (
    <img
      loading="lazy"
      decoding="async"
      draggable={false}
      {...rest}
      src={shown}
      alt={alt}
      data-ornament={shown === ornament ? '' : undefined}
      className={classNames(styles.picture, className)}
      onError={onFailed}
    />
  );
}
