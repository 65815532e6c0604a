import { useMessages } from '@sirah-trails/ui';
import { en } from '../../messages/en.ts';
import styles from './popups.module.css';

/** The server's own words, as plain text, for the grown-up who asks. */
export function Details({ text }: { text: string | null }) {
  const t = useMessages(en);
  if (text === null || text === '') return null;
  return (
    <details className={styles.details}>
      <summary>{t('quiz.details')}</summary>
      <p dir="auto">{text}</p>
    </details>
  );
}
