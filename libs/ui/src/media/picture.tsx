import { type ComponentPropsWithRef, type ReactEventHandler, useEffect, useState } from 'react';
import { classNames } from '../platform/class-names.ts';
import ornament from './ornaments/khatam-picture.svg';
import styles from './picture.module.css';

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  /** URL of the picture, or null. */
  src: string | null | undefined;
  /** Text alternative; empty for decoration. */
  alt: string;
  /** URL of the fallback picture; default: an ornament. */
  fallback?: string | undefined;
}

/** A picture that never shows as broken: a fallback or ornament replaces it until the network is back. */
export function Picture({ src, alt, fallback, className, onError, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    if (failed.length === 0) return undefined;
    const again = () => setFailed([]);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);
  // Offline even the ornament may fail: the box stays empty.
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
      data-empty={!shown && !alt ? '' : undefined}
      className={classNames(styles.picture, className)}
      onError={onFailed}
    />
  );
}
