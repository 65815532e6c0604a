import type { ComponentPropsWithRef } from 'react';
import { MissingCode } from '../code/missing-code.tsx';
import { lazyCode, useLazyCode } from '../code/lazy-code.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

type OpenMark = (id: string) => void;

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML of a book page, a description or a quote, from any provider. */
  html: string;
  /** A marked person was pressed; without it people are plain text. */
  onPerson?: OpenMark | undefined;
  /** A marked term was pressed; without it terms are plain text. */
  onTerm?: OpenMark | undefined;
}

/** The code that `RichText` needs: a screen that begins with such a text loads it with its first data. */
export const richTextCode = lazyCode(() =>
  import('./rich-text-view.tsx').then(({ RichTextView }) => RichTextView),
);

/** Formatted text. Its code, with the sanitiser, is fetched with the first text. */
export function RichText({ html, onPerson, onTerm, ...rest }: RichTextProps) {
  const code = useLazyCode(richTextCode);
  if (code.status === 'loaded') return <code.value {...rest} {...{ html, onPerson, onTerm }} />;
  return (
    <div {...rest} aria-busy={code.status !== 'failed' || undefined}>
      {code.status === 'failed' ? <MissingCode onRetry={() => void richTextCode.load()} /> : <Lines />}
    </div>
  );
}

function Lines() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </>
  );
}
