import { Button, EmptyPanel, Screen, useAnnouncement, useMessages } from '@sirah-trails/ui';
import { en } from '../messages/en.ts';

/** An error of the app itself: kind words, and a reload. */
export function FailureScreen() {
  const t = useMessages(en);
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
