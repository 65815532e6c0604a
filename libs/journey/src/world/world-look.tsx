import type { ComponentPropsWithRef } from 'react';
import styles from './world-look.module.css';

export interface WorldLookProps extends ComponentPropsWithRef<'div'> {
  /** Theme key of the world, for example `desert`; an unknown one looks like the app itself. */
  theme: string;
}

/** Gives what stands in it the light, ground and stone of a world, as the `--world-*` properties (decision 150). */
export function WorldLook({ theme, className, ...rest }: WorldLookProps) {
  return <div {...rest} data-world={theme} className={[styles.look, className].filter(Boolean).join(' ')} />;
}
