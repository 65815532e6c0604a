import { Button, EmptyPanel, Screen, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { shellEn } from '../messages/shell-en.ts';

/** Fallback of the error boundaries: kind words and a reload. */
export function FailureScreen() {
  const t = useMessages(shellEn);
  useAnnouncement(t('web.failure.title'), 'assertive');
  const reload = () => window.location.reload();
  return (
    <Screen title={t('web.failure.title')} titleHidden>
      <EmptyPanel
        title={t('web.failure.title')}
        action={<Button onClick={reload}>{t('web.failure.reload')}</Button>}
      >
        <p>{t('web.failure.text')}</p>
      </EmptyPanel>
    </Screen>
  );
}
