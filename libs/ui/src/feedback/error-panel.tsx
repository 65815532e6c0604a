import { Button } from '../controls/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { en } from '../messages/en.ts';
import { useAnnouncement } from '../platform/live-region.tsx';
import { Panel, type PanelProps } from './panel.tsx';

export interface ErrorPanelProps extends Omit<PanelProps, 'title' | 'picture' | 'action' | 'children'> {
  title?: string | undefined;
  /** A friendly explanation; never a raw server message. */
  message?: string;
  onRetry: () => void;
  /** A retry is in progress. */
  retrying?: boolean;
}

/** An error with a retry, announced once. */
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

/** The landscape of `EmptyScene` at dusk with a slipped signpost. */
function ErrorScene() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true">
      <rect width="240" height="150" fill="var(--color-dusk)" />
      <circle cx="186" cy="44" r="16" fill="var(--color-star-light)" />
      <path d="M0 96c30-34 62-40 96-18 24-30 58-44 92-26 22 12 38 24 52 36v62H0z" fill="var(--world-far)" />
      <path d="M0 112c44-26 92-20 130-6s76 12 110-8v52H0z" fill="var(--world-ground)" />
      <rect x="112" y="44" width="9" height="84" rx="4" fill="var(--world-lock)" />
      <path d="M84 56h56l13 11-13 11H84z" fill="var(--color-paper)" transform="rotate(14 116 66)" />
      <path
        d="M96 66h32"
        stroke="var(--color-line)"
        strokeWidth="5"
        strokeLinecap="round"
        transform="rotate(14 116 66)"
      />
      <ellipse cx="118" cy="130" rx="24" ry="5" fill="var(--world-path)" />
    </svg>
  );
}
