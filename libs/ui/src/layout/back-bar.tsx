import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../controls/link.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/line-icons.tsx';
import { en } from '../messages/en.ts';
import { classNames } from '../platform/class-names.ts';
import styles from './back-bar.module.css';

export interface BackBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The way back: to a place, or what happens instead. */
  back?: WayBack | undefined;
  /** At the end, e.g. a count of stars. */
  aside?: ReactNode;
}

/** The upper edge of a screen: the way back, and what the learner has. */
export function BackBar({ back, aside, className, ...rest }: BackBarProps) {
  return (
    <header {...rest} className={classNames(styles.bar, className)}>
      {back && <BackWay {...back} />}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}

interface Named {
  /** Name of the place it leads to. */
  label: string;
}

/** A way back is a link; where something has to happen first, it is a button. */
export type WayBack =
  | (Named & { to: string; onBack?: undefined })
  | (Named & { to?: undefined; onBack: () => void });

/** Of the navigation: the host shows the place where it was left. */
const wayBack = { wayBack: true };

/** The way back, named by the place it leads to. */
function BackWay({ label, to, onBack }: WayBack) {
  const t = useMessages(en);
  const shared = { className: styles.back, 'aria-label': t('ui.back', { place: label }) };
  const face = (
    <>
      <LineIcon d="m15 18-6-6 6-6" className={styles.arrow} />
      <span className={styles.place}>{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} state={wayBack} {...shared}>
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
