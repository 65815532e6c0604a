import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../controls/link.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/icons.tsx';
import { en } from '../messages/en.ts';
import { classNames } from '../platform/class-names.ts';
import styles from './back-bar.module.css';

export interface BackBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** A link, or a button if something happens first. */
  back?: BackTarget | undefined;
  /** Content at the end, e.g. a star count. */
  aside?: ReactNode;
}

/** The top bar of a screen. */
export function BackBar({ back, aside, className, ...rest }: BackBarProps) {
  return (
    <header {...rest} className={classNames(styles.bar, className)}>
      {back && <BackControl {...back} />}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}

interface Named {
  /** Name of the previous screen. */
  label: string;
}

/** A back link, or a back button with `onBack`. */
export type BackTarget =
  | (Named & { to: string; onBack?: undefined })
  | (Named & { to?: undefined; onBack: () => void });

/** History state that makes the host restore the scroll position. */
const backState = { wayBack: true };

function BackControl({ label, to, onBack }: BackTarget) {
  const t = useMessages(en);
  const shared = { className: styles.back, 'aria-label': t('ui.back', { place: label }) };
  const face = (
    <>
      <LineIcon d="m15 18-6-6 6-6" className={styles.arrow} />
      <span className={styles.label}>{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} state={backState} {...shared}>
        {face}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onBack} {...shared}>
      {face}
    </button>
  );
}
