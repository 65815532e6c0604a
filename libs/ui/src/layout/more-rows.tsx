import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { listEn } from '../messages/list-en.ts';
import styles from './virtual-list.module.css';

/** Distance of the end of the list from the lower edge of the window at which the next rows load, in pixels. */
const threshold = 200;

export interface MoreRowsProps {
  more: {
    there: boolean;
    loading: boolean;
    failed: boolean;
    load: () => void;
    /** Waits for the learner to scroll, even where the end of the list is in view already. */
    afterScroll?: boolean;
  };
  /** Rows that are loaded. */
  rows: number;
}

/** The end of a list: the next rows load as it comes near, and by its button. */
export function MoreRows({ more, rows }: MoreRowsProps) {
  const t = useMessages(listEn);
  const end = useRef<HTMLDivElement>(null);
  const { there, loading, failed, load, afterScroll = false } = more;
  const look = useEffectEvent(() => {
    const distance = (end.current?.getBoundingClientRect().top ?? Infinity) - window.innerHeight;
    if (distance < threshold) load();
  });
  const active = there && !loading && !failed;
  useEffect(() => {
    if (!active) return undefined;
    if (!afterScroll) look();
    const listen = () => look();
    window.addEventListener('scroll', listen, { passive: true });
    return () => window.removeEventListener('scroll', listen);
  }, [active, afterScroll, rows]);
  if (!there) return null;
  return (
    <div ref={end} className={styles.more}>
      {failed && <p>{t('ui.list.more.error')}</p>}
      <Button variant="secondary" busy={loading} onClick={load}>
        {t(failed ? 'ui.list.more.retry' : 'ui.list.more')}
      </Button>
    </div>
  );
}
