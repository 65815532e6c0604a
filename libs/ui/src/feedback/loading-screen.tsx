import { classNames } from '../platform/class-names.ts';
import { Loader, type LoaderProps } from './loader.tsx';
import styles from './loading-screen.module.css';

export type LoadingScreenProps = Omit<LoaderProps, 'labelHidden' | 'size'>;

/** A full-screen spinner while the app loads. */
export function LoadingScreen({ className, ...rest }: LoadingScreenProps) {
  return <Loader {...rest} size="large" className={classNames(styles.screen, className)} />;
}
