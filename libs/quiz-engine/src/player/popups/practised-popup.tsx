import { AlertDialog, Button, useMessages } from '@sirah-trails/ui';
import { ClosingWords } from './closing-words.tsx';
import { MomentPicture } from './moment-picture.tsx';
import { popupWords } from './popup-words.ts';
import type { PopupProps } from './round-popups.tsx';
import compass from './art/compass.svg';
import styles from './popups.module.css';

/** A wrong answer in practice costs nothing: the right one, why it is so, and the way on. */
export function PractisedPopup({ run: { state, dispatch }, open }: PopupProps) {
  const t = useMessages(popupWords);
  const { closing, inPlay } = state;
  return (
    <AlertDialog
      open={open}
      title={t('quiz.wrong.title')}
      picture={<MomentPicture src={compass} />}
      actions={<Button onClick={() => dispatch({ type: 'continue' })}>{t('quiz.continue')}</Button>}
    >
      <div className={styles.body}>
        <p>{t('quiz.practised.body')}</p>
        {closing && inPlay && <ClosingWords inPlay={inPlay} closing={closing} />}
      </div>
    </AlertDialog>
  );
}
