import { memo, type ComponentPropsWithRef, type RefObject } from 'react';
import { lazyComponent } from '../../feedback/lazy-component.tsx';

export interface ReadAloudProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'onClick'
> {
  /** The element with the text: its `data-read-aloud` elements are read, else all of it. */
  text: RefObject<HTMLElement | null>;
  /** The learner has asked for the voice. */
  onRead?: (() => void) | undefined;
}

const LazyButton = lazyComponent<ReadAloudProps>(
  () => import('./read-aloud-button.tsx').then((code) => code.ReadAloudButton),
  { Failed: null, isWanted: () => 'speechSynthesis' in window },
);

/**
 * Reads a text to the learner in the voice of the device, and highlights the words on the way. Its code loads after the first content;
 * until then, and on a device without a voice for the language, it renders nothing: the layout must not need it.
 */
export const ReadAloud = memo(function ReadAloud(props: ReadAloudProps) {
  return <LazyButton {...props} />;
});
