import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../controls/link.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/icons.tsx';
import { en } from '../messages/en.ts';
import { classNames } from '../platform/class-names.ts';
import styles from './back-bar.module.css';

export interface BackBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Link back, or a button where something has to happen first. */
  back?: BackTarget | undefined;
  /** At the end, e.g. a count of stars. */
  aside?: ReactNode;
}

/** The top bar of a screen: the link back, and what the learner has. */
export function BackBar({ back, aside, className, ...rest }: BackBarProps) {
  return (
    <header {...rest} className={classNames(styles.bar, className)}>
      {back && <BackControl {...back} />}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}

interface Named {
  /** Name of the screen it leads to. */
  label: string;
}

/** A link back; where something has to happen first, a button. */
export type BackTarget =
  | (Named & { to: string; onBack?: undefined })
  | (Named & { to?: undefined; onBack: () => void });

/** State of the navigation, by which the host restores the scroll position. */
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
