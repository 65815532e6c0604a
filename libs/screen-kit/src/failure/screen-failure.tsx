import { ErrorPanel, OfflinePanel, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** The content of a screen failed to render: kind words and a retry. Without a network, that is why. */
export function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(en);
  if (!navigator.onLine) return <OfflinePanel onRetry={onRetry} />;
  return <ErrorPanel message={t('kit.screen.failed')} onRetry={onRetry} />;
}
