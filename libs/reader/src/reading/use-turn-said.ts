import { announce, useMessages } from '@sirah-trails/ui';
import { useEffect, useRef } from 'react';
import { readingEn } from '../messages/reading-en.ts';
import type { PageTurns } from './use-pages.ts';

/** Says aloud which page was turned to; nothing when the book opens. */
export function useTurnSaid({ page, pages }: Pick<PageTurns, 'page' | 'pages'>): void {
  const t = useMessages(readingEn);
  const said = useRef(page);
  useEffect(() => {
    if (said.current === page) return;
    said.current = page;
    announce(t('reader.reading.turned', { page, pages }));
  }, [page, pages, t]);
}
