import { useEffect, useState } from 'react';
import type { Layer } from './layers.ts';

/** Pictures that show together or not at all. */
export interface Look {
  readonly key: string;
  readonly layers: readonly Layer[];
}

interface WholeLook {
  /** The look in sight, and above it the one that waits for its pictures. */
  readonly looks: readonly Look[];
  /** The look in sight; none before the first one has come whole. */
  readonly shown: Look | null;
  /** Pictures that the look before did not have. */
  readonly isFresh: (layer: Layer) => boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly onLoad: (look: Look, layer: Layer) => void;
  readonly onError: () => void;
}

/** Shows a look once all of its pictures are there: until then the one before stays, and nothing jumps. */
export function useWholeLook(layers: readonly Layer[]): WholeLook {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [came, setCame] = useState<ReadonlySet<string>>(new Set());
  const [[shown, before], setShown] = useState<readonly [Look | null, Look | null]>([null, null]);
  const urls = layers.map(({ url }) => url).join(' ');
  const wanted = shown && urlsOf(shown) === urls ? shown : { key: `${attempt} ${urls}`, layers };
  const isWhole = layers.every((layer) => came.has(nameOf(wanted, layer)));
  if (wanted !== shown && isWhole) setShown([wanted, shown]);
  const retry = () => {
    setFailed(null);
    setAttempt(attempt + 1);
  };
  const hasFailed = failed === wanted.key;
  useOnline(hasFailed, retry);
  return {
    looks: shown && shown !== wanted ? [shown, wanted] : [wanted],
    shown,
    isFresh: (layer) => before !== null && !before.layers.some(({ url }) => url === layer.url),
    hasFailed,
    retry,
    onLoad: (look, layer) => setCame((names) => new Set([...names, nameOf(look, layer)])),
    onError: () => setFailed(wanted.key),
  };
}

function urlsOf({ layers }: Look) {
  return layers.map(({ url }) => url).join(' ');
}

function nameOf({ key }: Look, { url }: Layer) {
  return `${key} ${url}`;
}

/** Tries again by itself when the network is back. */
function useOnline(active: boolean, act: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [active, act]);
}
