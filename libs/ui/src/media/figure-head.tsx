import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './figure-head.module.css';
import { Picture } from './picture.tsx';

interface FigureHeadProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** URLs of the figure's layers that show in the head, the lowest first. */
  layers: readonly (string | null | undefined)[];
}

/** The head of a figure as a decorative square, cut from the layers of the whole figure. */
export function FigureHead({ layers, className, ...rest }: FigureHeadProps) {
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.head, className)}>
      {layers.map((url) => url && <Picture key={url} src={url} alt="" className={styles.layer} />)}
    </span>
  );
}
