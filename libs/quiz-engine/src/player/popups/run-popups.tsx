import { AlertDialog, Button, ProgressBar, Stars, useMessages } from '@sirah-trails/ui';
import { chapterRules } from '../../core/rules.ts';
import type { RunState } from '../../core/state.ts';
import campfire from './art/campfire.svg';
import compass from './art/compass.svg';
import { AnswerExplanation, MomentPicture, popupMessages, type PopupProps } from './popup.tsx';
import styles from './popups.module.css';

/** The end of a failed run, and the last life of one that is passed already. */
export function EndingPopup({ run: { state, dispatch }, open }: PopupProps) {
  const t = useMessages(popupMessages);
  const { phase, closing, inPlay } = state;
  const ending = endingOf(state);
  const isLeaving = 'leaving' in phase && phase.leaving;
  return (
    <AlertDialog
      open={open && ending !== null}
      title={ending ? t(ending.title) : ''}
      picture={ending && <MomentPicture src={ending.picture} />}
      actions={
        <Button busy={isLeaving} onClick={() => ending && dispatch({ type: ending.event })}>
          {t('quiz.continue')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{ending && t(ending.body, { count: chapterRules.passStars })}</p>
        {/* After time-up, its own popup has shown the answer. */}
        {ending && closing && closing.outcome !== 'time_up' && inPlay && (
          <AnswerExplanation inPlay={inPlay} closing={closing} />
        )}
      </div>
    </AlertDialog>
  );
}

function endingOf({ phase }: RunState) {
  switch (phase.name) {
    case 'out-of-lives':
      return {
        title: 'quiz.out-of-lives.title',
        body: 'quiz.out-of-lives.body',
        event: 'leave',
        picture: campfire,
      } as const;
    case 'too-few-stars':
      return {
        title: 'quiz.too-few.title',
        body: 'quiz.too-few.body',
        event: 'leave',
        picture: campfire,
      } as const;
    case 'passed-with-no-lives':
      return {
        title: 'quiz.wrong.title',
        body: 'quiz.passed.body',
        event: 'continue',
        picture: compass,
      } as const;
    default:
      return null;
  }
}

/** Choice at three stars: leave, or stay for five. Continues without a rank; the last chapter has no next one. */
export function ProgressPopup({ run: { state, dispatch }, open }: PopupProps) {
  const t = useMessages(popupMessages);
  const step = state.phase.name === 'progress' ? state.phase.step.name : null;
  const count = state.stars;
  const most = state.quizzes.length;
  return (
    <AlertDialog
      open={open && step !== null}
      title={t('quiz.progress.title')}
      actions={
        <>
          <Button disabled={step === 'asking-rank'} onClick={() => dispatch({ type: 'stay-on-trail' })}>
            {t('quiz.progress.stay')}
          </Button>
          <Button
            variant="secondary"
            busy={step === 'asking-rank'}
            onClick={() => dispatch({ type: 'next-trail' })}
          >
            {t(nextLabels[state.ends])}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Stars className={styles.stars} value={count} max={most} label={t('quiz.stars', { count })} />
        {step === 'offer' ? <Offer state={state} /> : <TrailProgress state={state} />}
      </div>
    </AlertDialog>
  );
}

const nextLabels = {
  chapter: 'quiz.progress.next',
  'sub-trail': 'quiz.progress.rewards',
  world: 'quiz.progress.rewards',
  journey: 'quiz.progress.finish',
} as const;

const offers = {
  chapter: 'quiz.progress.body',
  'sub-trail': 'quiz.progress.body.sub-trail',
  world: 'quiz.progress.body.world',
  journey: 'quiz.progress.last',
} as const;

/** The choice between the next step and more stars. */
function Offer({ state: { ends, stars: count, quizzes } }: { state: RunState }) {
  const t = useMessages(popupMessages);
  return (
    <>
      <p>{t(offers[ends], { count })}</p>
      <p>{t('quiz.progress.later', { most: quizzes.length })}</p>
    </>
  );
}

/** The second step: how much of the sub-trail is passed, while the rank is on its way. */
function TrailProgress({ state: { trail, phase } }: { state: RunState }) {
  const t = useMessages(popupMessages);
  const failed = phase.name === 'progress' && phase.step.name === 'rank-failed';
  return (
    <>
      {trail && (
        <>
          <p>{t('quiz.progress.trail.value', trail)}</p>
          <ProgressBar
            label={t('quiz.progress.trail')}
            value={trail.passed}
            max={trail.chapters}
            valueText={t('quiz.progress.trail.value', trail)}
          />
        </>
      )}
      <p className={failed ? styles.error : undefined}>
        {t(failed ? 'quiz.progress.rank-failed' : 'quiz.progress.asking-rank')}
      </p>
    </>
  );
}

/** A wrong answer has ended a game of the Infinity Trail: the streak first, then the answer. */
export function GameOverPopup({ run: { state, dispatch }, open }: PopupProps) {
  const t = useMessages(popupMessages);
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
        {closing && inPlay && <AnswerExplanation inPlay={inPlay} closing={closing} />}
      </div>
    </AlertDialog>
  );
}
