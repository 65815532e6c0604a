import { memo, type ComponentPropsWithRef, type RefObject } from 'react';
import { lazyComponent } from '../../feedback/lazy-component.tsx';

export interface ReadAloudProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'aria-pressed' | 'children' | 'onClick'
> {
  /** Element with the text: its `data-read-aloud` elements are read, or all of it without any. */
  text: RefObject<HTMLElement | null>;
  /** Called when the learner starts reading aloud. */
  onRead?: (() => void) | undefined;
}

const LazyButton = lazyComponent<ReadAloudProps>(
  () => import('./read-aloud-button.tsx').then((code) => code.ReadAloudButton),
  { Failed: null, isWanted: () => 'speechSynthesis' in window },
);

/**
 * Reads a text aloud with a voice of the device and highlights the spoken words. Its code loads after the first
 * content; until then, and without a voice for the language, it renders nothing, so the layout must not depend on it.
 */
export const ReadAloud = memo(function ReadAloud(props: ReadAloudProps) {
  return <LazyButton {...props} />;
});
