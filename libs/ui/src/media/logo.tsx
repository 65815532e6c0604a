import { classNames } from '../platform/class-names.ts';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './logo.module.css';
import mark from './mark.svg';

export interface LogoProps extends Omit<PictureProps, 'src' | 'alt' | 'fallback'> {
  /** URL of the theme's logo; the app's mark replaces a missing or failing logo. */
  src: string | null | undefined;
  /** Product name, the text alternative. */
  product: string;
}

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
