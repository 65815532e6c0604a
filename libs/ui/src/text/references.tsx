import type { ComponentPropsWithRef, ReactNode } from 'react';
import { lazyComponent } from '../feedback/lazy-component.tsx';

/** A passage of a work, in the provider's format. */
export interface NamedReference {
  readonly work: string;
  /** The passage; empty for the whole work. */
  readonly section: string;
  /** Q is the Quran. */
  readonly grade: string;
  /** Whether the work states the fact; default: a verse recalls it, any other work states it. */
  readonly claim?: Claim | undefined;
  readonly edition?: string | undefined;
  /** Arabic title. */
  readonly arabic?: string | undefined;
}

export type Claim = 'says' | 'recalls';

export interface ReferencesProps extends ComponentPropsWithRef<'div'> {
  references: readonly NamedReference[];
  /** Collapsed into a summary; expanded, with editions and Arabic titles. */
  folded?: boolean;
  /** Content below the references, e.g. further reading. */
  children?: ReactNode;
}

const View = lazyComponent<ReferencesProps>(
  () => import('./references-view.tsx').then((code) => code.ReferencesView),
  { Loading: Below, Failed: Below },
);

/**
 * Sources: "How do we know?" lists sources that state the facts, "See also" sources that recall them. Renders only
 * the children until its code loads; screens that show it later preload it in idle time.
 */
export function References(props: ReferencesProps) {
  return <View {...props} />;
}

References.load = View.load;

function Below({ children }: ReferencesProps) {
  return children;
}
