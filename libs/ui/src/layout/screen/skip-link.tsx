import type { MouseEvent, RefObject } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { en } from '../../messages/en.ts';
import styles from './skip-link.module.css';

/** Skip link for the keyboard: past the bar, to the content. Visible only with the focus. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const t = useMessages(en);
  const skip = (event: MouseEvent) => {
    // No entry of the history: Back still leads to the screen before.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      {t('ui.screen.skip')}
    </a>
  );
}
