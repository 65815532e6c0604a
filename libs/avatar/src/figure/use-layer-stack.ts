import { useEffect, useState } from 'react';
import type { Layer } from './layers.ts';

/** Pictures that show together or not at all. */
export interface LayerStack {
  readonly key: string;
  readonly layers: readonly Layer[];
}

interface ShownStacks {
  /** The visible stack, and above it the one that is loading. */
  readonly stacks: readonly LayerStack[];
  /** The visible stack; null until the first one has loaded. */
  readonly shown: LayerStack | null;
  /** True for pictures that the previous stack did not have. */
  readonly isFresh: (layer: Layer) => boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly onLoad: (stack: LayerStack, layer: Layer) => void;
  readonly onError: () => void;
}

/** Shows a stack once all of its pictures are there: until then the previous one stays. */
export function useLayerStack(layers: readonly Layer[]): ShownStacks {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [[shown, before], setShown] = useState<readonly [LayerStack | null, LayerStack | null]>([null, null]);
  const urls = layers.map(({ url }) => url).join(' ');
  const wanted = shown && urlsOf(shown) === urls ? shown : { key: `${attempt} ${urls}`, layers };
  const isComplete = layers.every((layer) => loaded.has(nameOf(wanted, layer)));
  if (wanted !== shown && isComplete) setShown([wanted, shown]);
  const retry = () => {
    setFailed(null);
    setAttempt(attempt + 1);
  };
  const hasFailed = failed === wanted.key;
  useOnline(hasFailed, retry);
  return {
    stacks: shown && shown !== wanted ? [shown, wanted] : [wanted],
    shown,
    isFresh: (layer) => before !== null && !before.layers.some(({ url }) => url === layer.url),
    hasFailed,
    retry,
    onLoad: (stack, layer) => setLoaded((names) => new Set([...names, nameOf(stack, layer)])),
    onError: () => setFailed(wanted.key),
  };
}

function urlsOf({ layers }: LayerStack) {
  return layers.map(({ url }) => url).join(' ');
}

function nameOf({ key }: LayerStack, { url }: Layer) {
  return `${key} ${url}`;
}

/** Retries when the network is back. */
function useOnline(active: boolean, act: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [active, act]);
}
