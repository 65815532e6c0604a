import { AlertDialog, Button, useMessages } from '@sirah-trails/ui';
import type { EmptyPlacesQuestion } from '../play-area.tsx';
import { popupWords } from './popup-words.ts';

interface EmptyPlacesPopupProps {
  readonly question: EmptyPlacesQuestion;
  readonly onSend: () => void;
}

/** An answer with empty places costs a life as any wrong one does. */
export function EmptyPlacesPopup({ question: { isAsking, count, close }, onSend }: EmptyPlacesPopupProps) {
  const t = useMessages(popupWords);
  const send = () => {
    close();
    onSend();
  };
  return (
    <AlertDialog
      open={isAsking}
      title={t('quiz.empty-places.title', { count })}
      actions={
        <>
          <Button onClick={close}>{t('quiz.empty-places.fill')}</Button>
          <Button variant="secondary" onClick={send}>
            {t('quiz.empty-places.send')}
          </Button>
        </>
      }
    >
      {t('quiz.empty-places.body')}
    </AlertDialog>
  );
}
