import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Picture } from '../media/picture.tsx';
import { en } from '../messages/en.ts';
import { useAnnouncement } from '../platform/live-region.tsx';
import { useRecovery } from '../platform/use-recovery.ts';
import picture from './art/offline.svg';
import { Panel, type PanelProps } from './panel.tsx';

export interface OfflinePanelProps extends Omit<PanelProps, 'title' | 'picture' | 'action' | 'children'> {
  onRetry: () => void;
  /** Replaces `onRetry` for automatic retries, when the network may be back. */
  onRecover?: () => void;
}

/** Shows that content could not load offline: announced once, with a retry button and automatic retries. */
export function OfflinePanel({ onRetry, onRecover = onRetry, ...rest }: OfflinePanelProps) {
  const t = useMessages(en);
  // `onLine` is false only without a network; true does not mean that the internet works.
  const [offline] = useState(() => !navigator.onLine);
  const title = offline ? t('ui.offline.title') : t('ui.unreachable.title');
  useAnnouncement(title, 'assertive');
  useRecovery(onRecover);
  return (
    <Panel
      {...rest}
      title={title}
      picture={<Picture src={picture} alt="" width={480} height={300} loading="eager" />}
      action={<Button onClick={onRetry}>{t('ui.error.retry')}</Button>}
    >
      <p>{offline ? t('ui.offline.message') : t('ui.unreachable.message')}</p>
    </Panel>
  );
}

let preloaded: HTMLImageElement | undefined;

/** Preloads the picture of `OfflinePanel` while online. */
export function preloadOfflinePicture(): void {
  preloaded ??= new Image();
  preloaded.src = picture;
}
