import { Button } from '../controls/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { useAnnouncement } from '../platform/use-announcement.ts';
import { en } from '../messages/en.ts';
import { ErrorScene } from './error-scene.tsx';
import { Panel, type PanelProps } from './panel.tsx';

export interface ErrorPanelProps extends Omit<PanelProps, 'title' | 'picture' | 'action' | 'children'> {
  title?: string | undefined;
  /** A kind line about what happened; never a raw message of a server. */
  message?: string;
  onRetry: () => void;
  /** The retry is under way. */
  retrying?: boolean;
}

/** An error, announced once, with a retry. */
export function ErrorPanel({ title, message, onRetry, retrying = false, ...rest }: ErrorPanelProps) {
  const t = useMessages(en);
  const shownTitle = title ?? t('ui.error.title');
  const shownMessage = message ?? t('ui.error.message');
  useAnnouncement(shownTitle, 'assertive');
  return (
    <Panel
      {...rest}
      title={shownTitle}
      picture={<ErrorScene />}
      action={
        <Button busy={retrying} onClick={onRetry}>
          {t('ui.error.retry')}
        </Button>
      }
    >
      <p>{shownMessage}</p>
    </Panel>
  );
}
