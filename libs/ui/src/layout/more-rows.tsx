import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { listEn } from '../messages/list-en.ts';
import styles from './virtual-list.module.css';

/** Distance in pixels between the end of the list and the window's lower edge that triggers loading. */
const threshold = 200;

export interface MoreRowsProps {
  more: {
    there: boolean;
    loading: boolean;
    failed: boolean;
    load: () => void;
    /** Waits for a scroll, even if the end of the list is visible. */
    afterScroll?: boolean;
  };
  /** Number of loaded rows. */
  rows: number;
}

/** The end of a list: loads the next rows near the end, and by a button. */
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
