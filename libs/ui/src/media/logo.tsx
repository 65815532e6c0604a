import { classNames } from '../platform/class-names.ts';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './logo.module.css';
import mark from './mark.svg';

export interface LogoProps extends Omit<PictureProps, 'src' | 'alt' | 'fallback'> {
  /** URL of the theme's logo; the app's own replaces one that is missing or does not load. */
  src: string | null | undefined;
  /** Name of the product, which the logo stands for. */
  product: string;
}

/** The sign of the product. */
export function Logo({ src, product, className, ...rest }: LogoProps) {
  return (
    <Picture
      loading="eager"
      {...rest}
      src={src ?? mark}
      fallback={mark}
      alt={product}
      className={classNames(styles.logo, className)}
    />
  );
}
