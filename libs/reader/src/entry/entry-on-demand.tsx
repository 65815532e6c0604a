import { lazyCode, MissingCode, useLazyCode } from '@sirah-trails/ui';
import type { EntryDialogProps } from './entry-dialog.tsx';

/** With the lists, whose code it is: what both shared would load with every screen. */
const code = lazyCode(() => import('../list-screens.ts').then(({ EntryDialog }) => EntryDialog));

/** Fetches the code of the card before it opens. */
export function preloadEntry(): Promise<void> {
  return code.load();
}

/** The card of a person or a term that a text names. Its code loads with the first one. */
export function EntryOnDemand({ onClose, ...rest }: EntryDialogProps) {
  const state = useLazyCode(code, rest.entry !== null);
  if (state.status === 'loaded') return <state.value {...rest} onClose={onClose} />;
  return rest.entry && state.status === 'failed' && <MissingCode onRetry={() => void code.load()} />;
}
