import { AlertDialog, Button, useMessages } from '@sirah-trails/ui';
import { ClosingWords } from './closing-words.tsx';
import campfire from './art/campfire.svg';
import { MomentPicture } from './moment-picture.tsx';
import { popupWords } from './popup-words.ts';
import styles from './popups.module.css';
import type { PopupProps } from './round-popups.tsx';

/** A wrong answer has ended a game of the Infinity Trail: the streak first, then the answer. */
export function GameOverPopup({ run: { state, dispatch }, open }: PopupProps) {
  const t = useMessages(popupWords);
  const { closing, inPlay, stars: count } = state;
  return (
    <AlertDialog
      open={open}
      title={t('quiz.game-over.title')}
      picture={<MomentPicture src={campfire} />}
      actions={<Button onClick={() => dispatch({ type: 'continue' })}>{t('quiz.continue')}</Button>}
    >
      <div className={styles.body}>
        <p>{t('quiz.game-over.body', { count })}</p>
        {closing && inPlay && <ClosingWords inPlay={inPlay} closing={closing} />}
      </div>
    </AlertDialog>
  );
}
