import { ErrorPanel, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** The content of a screen failed to load or to render: kind words and a retry. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(en);
  return <ErrorPanel message={t('kit.screen.failed')} onRetry={onRetry} />;
}
