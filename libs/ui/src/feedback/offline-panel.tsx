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
  /** Replaces `onRetry` where nobody has pressed the button: when the internet may be back. */
  onRecover?: () => void;
}

/** Something did not come because the internet is missing: announced once, with a retry, and tried again by itself. */
export function OfflinePanel({ onRetry, onRecover = onRetry, ...rest }: OfflinePanelProps) {
  const t = useMessages(en);
  // Without a network the internet is missing for certain; with one, all that is known is that nothing came.
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

/** Preloads the picture of `OfflinePanel` into memory while the network is there. */
export function preloadOfflinePicture(): void {
  preloaded ??= new Image();
  preloaded.src = picture;
}
