import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import styles from './screen.module.css';

export interface BackLinkProps {
  to: string;
  /** Name of the place it leads to. */
  label: string;
}

/** The way back, named by the place it leads to. */
export function BackLink({ to, label }: BackLinkProps) {
  const t = useMessages(en);
  return (
    <Link to={to} className={styles.back} aria-label={t('ui.back', { place: label })}>
      <ChevronLeft aria-hidden="true" className={styles.arrow} />
      <span className={styles.place}>{label}</span>
    </Link>
  );
}
