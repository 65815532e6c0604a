import { lazyComponent, ReadAloud } from '@sirah-trails/ui';
import type { RefObject } from 'react';

interface ListenProps {
  /** Recording URL; null without a recording. */
  recording: string | null;
  /** Text for the device voice without a recording. */
  text: RefObject<HTMLElement | null>;
  /** Page number: the voice stops when it changes. */
  page: number;
}

const Recording = lazyComponent<ListenProps & { src: string }>(
  () => import('./recording.tsx').then((code) => code.Recording),
  { Failed: Voice },
);

/** Plays a page's recording; falls back to the device voice. */
export function Listen(props: ListenProps) {
  const { recording } = props;
  return recording === null ? <Voice {...props} /> : <Recording {...props} key={recording} src={recording} />;
}

function Voice({ page, text }: Pick<ListenProps, 'page' | 'text'>) {
  return <ReadAloud key={page} text={text} />;
}
