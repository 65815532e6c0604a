import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Card, paintCard } from './paint-card.ts';

/** State of the picture. */
type Painted =
  | { readonly status: 'painting' }
  | { readonly status: 'painted'; readonly file: File }
  | { readonly status: 'failed' };

const painting: Painted = { status: 'painting' };

/**
 * Paints a card on the canvas of the ref after each change, so that its file exists before the tap that shares it. A changed card
 * has no file until it is painted.
 */
export function useCard(
  { head, content }: Card,
  paint: typeof paintCard,
): { canvas: RefObject<HTMLCanvasElement | null>; painted: Painted } {
  const { headline, line, name, product, host } = content;
  const key = JSON.stringify([head, headline, line, name, product, host]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [latest, setLatest] = useState<{ key: string; painted: Painted } | null>(null);
  useEffect(() => {
    const running = new AbortController();
    const end = (painted: Painted) => running.signal.aborted || setLatest({ key, painted });
    const card = { head, content: { headline, line, name, product, host } };
    if (canvas.current) {
      paint(canvas.current, card, running.signal).then(
        (file) => file && end({ status: 'painted', file }),
        () => end({ status: 'failed' }),
      );
    }
    return () => running.abort();
  }, [paint, key, head, headline, line, name, product, host]);
  return { canvas, painted: latest?.key === key ? latest.painted : painting };
}
