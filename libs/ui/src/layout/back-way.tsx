import { useMessages } from '../i18n/use-messages.ts';
import { LineIcon } from '../media/line-icons.tsx';
import { en } from '../messages/en.ts';
import styles from './back-bar.module.css';
import { Link } from '../controls/link.tsx';

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
export function BackWay({ label, to, onBack }: WayBack) {
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
