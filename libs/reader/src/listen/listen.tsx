import { lazyCode, ReadAloud, useLazyCode } from '@sirah-trails/ui';
import type { RefObject } from 'react';

interface ListenProps {
  /** The address of a recording; null where the pack has none. */
  recording: string | null;
  /** What the voice of the device reads, where there is no recording. */
  text: RefObject<HTMLElement | null>;
  /** Of the book: the voice ends with its page. */
  page: number;
}

const code = lazyCode(() => import('./recording.tsx').then(({ Recording }) => Recording));

/** Lets a page be heard: its recording, else the voice of the device. */
export function Listen({ recording, text, page }: ListenProps) {
  const state = useLazyCode(code, recording !== null);
  if (recording === null || state.status === 'failed') return <ReadAloud key={page} text={text} />;
  return state.status === 'loaded' && <state.value key={recording} src={recording} />;
}
