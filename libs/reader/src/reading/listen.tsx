import { lazyComponent, ReadAloud } from '@sirah-trails/ui';
import type { RefObject } from 'react';

interface ListenProps {
  /** The address of a recording; null where the pack has none. */
  recording: string | null;
  /** What the voice of the device reads, where there is no recording. */
  text: RefObject<HTMLElement | null>;
  /** Of the book: the voice ends with its page. */
  page: number;
}

const Recording = lazyComponent<ListenProps & { src: string }>(
  () => import('./recording.tsx').then((code) => code.Recording),
  { Failed: Voice },
);

/** Lets a page be heard: its recording, else the voice of the device. */
export function Listen(props: ListenProps) {
  const { recording } = props;
  return recording === null ? <Voice {...props} /> : <Recording {...props} key={recording} src={recording} />;
}

function Voice({ page, text }: Pick<ListenProps, 'page' | 'text'>) {
  return <ReadAloud key={page} text={text} />;
}
