import type { ComponentPropsWithRef, ReactNode } from 'react';
import { lazyComponent } from '../feedback/lazy-component.tsx';

/** A passage of a work, as providers name it. */
export interface NamedReference {
  readonly work: string;
  /** The passage; empty for the whole work. */
  readonly section: string;
  /** Q is the Quran. */
  readonly grade: string;
  /** Whether the work tells the fact; without it, a verse only recalls it and any other work says it. */
  readonly claim?: Claim | undefined;
  readonly edition?: string | undefined;
  /** The Arabic title. */
  readonly arabic?: string | undefined;
}

export type Claim = 'says' | 'recalls';

export interface ReferencesProps extends ComponentPropsWithRef<'div'> {
  references: readonly NamedReference[];
  /** Behind a line that opens them; then with editions and Arabic titles. */
  folded?: boolean;
  /** Below the references, e.g. where to read more. */
  children?: ReactNode;
}

const View = lazyComponent<ReferencesProps>(
  () => import('./references-view.tsx').then((code) => code.ReferencesView),
  { Loading: Below, Failed: Below },
);

/**
 * Where facts come from: "How do we know?" above the sources that tell them, "See also" above those that recall them. Until its code
 * is there, only what stands below them; a screen that shows them later loads it in its idle time.
 */
export function References(props: ReferencesProps) {
  return <View {...props} />;
}

References.load = View.load;

function Below({ children }: ReferencesProps) {
  return children;
}
