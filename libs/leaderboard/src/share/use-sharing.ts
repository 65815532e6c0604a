import { announce, useMessages } from '@sirah-trails/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shareEn } from '../messages/share-en.ts';
import type { ShareDevice } from './device/share-device.ts';
import type { ShareMessage } from './network-page.ts';
import type { Way } from './ways.ts';

/** How the latest tap ended, where there is something to say. */
export type Outcome = 'copied' | 'by-hand' | 'failed' | null;

/** How long 'Copied!' stays, in milliseconds. */
const copiedMs = 2_000;

/** Apps that take a picture alone: with a text, iOS does not list them. */
const pictureOnly = new Set<Way>(['instagram', 'tiktok']);

interface Sharing {
  /** The element of the dialog that is shown. */
  root: RefObject<HTMLDivElement | null>;
  outcome: Outcome;
  copy: () => Promise<void>;
  share: (way: Way, file: File) => Promise<void>;
}

/** What the taps do, and how the latest one ended. A share sheet that the learner leaves says nothing. */
export function useSharing(device: ShareDevice, { text, link }: ShareMessage): Sharing {
  const t = useMessages(shareEn);
  const root = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const end = setTimeout(() => setOutcome(null), copiedMs);
    return () => clearTimeout(end);
  }, [outcome]);
  useLayoutEffect(() => keepInSight(root.current), [outcome]);
  const words = `${text} ${link}`;
  return {
    root,
    outcome,
    copy: async () => {
      const isCopied = root.current !== null && (await device.copy(words, root.current));
      if (isCopied) announce(t('share.copied'));
      setOutcome(isCopied ? 'copied' : 'by-hand');
    },
    share: async (way, file) => {
      const shared = await device.share(file, pictureOnly.has(way) ? undefined : words);
      setOutcome(shared === 'failed' ? 'failed' : null);
    },
  };
}

/** What is said of a tap stands above what was tapped, and must not push it, with the focus, out of sight. */
function keepInSight(root: HTMLElement | null) {
  const focused = document.activeElement;
  if (root?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' });
}
