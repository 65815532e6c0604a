import { announce, useMessages } from '@sirah-trails/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shareEn } from '../messages/share-en.ts';
import type { ShareDevice } from './device/share-device.ts';
import type { ShareMessage, ShareMethod } from './device/methods.ts';

/** Result of the latest tap; null without a message. */
export type ShareOutcome = 'copied' | 'by-hand' | 'failed' | null;

/** How long 'Copied!' stays, in milliseconds. */
const copiedMs = 2_000;

/** Apps that take a picture alone: with a text, iOS does not list them. */
const pictureOnly = new Set<ShareMethod>(['instagram', 'tiktok']);

interface Sharing {
  root: RefObject<HTMLDivElement | null>;
  outcome: ShareOutcome;
  copy: () => Promise<void>;
  share: (method: ShareMethod, file: File) => Promise<void>;
}

/** Share and copy actions, with the outcome of the latest one. A cancelled share sheet has no outcome. */
export function useSharing(device: ShareDevice, { text, link }: ShareMessage): Sharing {
  const t = useMessages(shareEn);
  const root = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<ShareOutcome>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const end = setTimeout(() => setOutcome(null), copiedMs);
    return () => clearTimeout(end);
  }, [outcome]);
  useLayoutEffect(() => scrollFocusIntoView(root.current), [outcome]);
  const shared = `${text} ${link}`;
  return {
    root,
    outcome,
    copy: async () => {
      const isCopied = root.current !== null && (await device.copy(shared, root.current));
      if (isCopied) announce(t('share.copied'));
      setOutcome(isCopied ? 'copied' : 'by-hand');
    },
    share: async (method, file) => {
      const result = await device.share(file, pictureOnly.has(method) ? undefined : shared);
      setOutcome(result === 'failed' ? 'failed' : null);
    },
  };
}

/** The message of a tap appears above the tapped tile and must not push the focus out of sight. */
function scrollFocusIntoView(root: HTMLElement | null) {
  const focused = document.activeElement;
  if (root?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' });
}
