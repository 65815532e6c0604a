import type { ComponentPropsWithRef } from 'react';
import { MissingCode } from '../../feedback/missing-code.tsx';
import { lazyComponent } from '../../feedback/lazy-component.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';

type OpenMark = (id: string) => void;

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML of a book page, a description or a quote, from any provider. */
  html: string;
  /** Called for a pressed person; without it people are plain text. */
  onPerson?: OpenMark | undefined;
  /** Called for a pressed term; without it terms are plain text. */
  onTerm?: OpenMark | undefined;
}

const View = lazyComponent<RichTextProps>(
  () => import('./rich-text-view.tsx').then((code) => code.RichTextView),
  {
    Loading: Lines,
    Failed: Missing,
  },
);

/**
 * Formatted text. Its code, with the sanitiser, loads with the first text; screens that begin with such a text load
 * it together with their first data.
 */
export function RichText(props: RichTextProps) {
  return <View {...props} />;
}

RichText.load = View.load;
RichText.state = View.state;

function Missing({
  html: _,
  onPerson: _person,
  onTerm: _term,
  onRetry,
  ...rest
}: RichTextProps & { onRetry: () => void }) {
  return (
    <div {...rest}>
      <MissingCode onRetry={onRetry} />
    </div>
  );
}

function Lines({ html: _, onPerson: _person, onTerm: _term, ...rest }: RichTextProps) {
  return (
    <div {...rest} aria-busy>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
