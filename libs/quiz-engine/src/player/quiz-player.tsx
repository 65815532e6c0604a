import {
  Button,
  Card,
  lazyComponent,
  LoadingScreen,
  preloadDialogs,
  References,
  useMessages,
} from '@sirah-trails/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { isCheered, type Phase } from '../core/state.ts';
import { en } from '../messages/en.ts';
import { AfterQuestion, type ClosedQuestion } from '../runner/after-question.ts';
import type { QuizRun } from '../runner/use-quiz-run.ts';
import { Hud } from './hud.tsx';
import { PlayArea } from './play-area.tsx';
import type { PopupName } from './popups/popups.tsx';
import { QuestionSkeleton } from './question-skeleton.tsx';
import styles from './quiz-player.module.css';

interface QuizPlayerProps {
  readonly run: QuizRun;
  /** Content of the host below the explanation and sources of a closed question. */
  readonly afterQuestion?: ComponentType<ClosedQuestion>;
}

export function QuizPlayer({ run, afterQuestion: More }: QuizPlayerProps) {
  const { quizzes, currentId, limits, lives, stars, deadline, closing } = run.state;
  // Preloads the popups: 'Time is Up' after a lost connection could not fetch them then.
  useEffect(() => {
    preloadDialogs();
    void References.load();
    void Popups.load();
  }, []);
  return (
    <div className={styles.player}>
      <AfterQuestion
        value={closing && currentId !== null && More && <More quizId={currentId} book={closing.book} />}
      >
        <Hud {...{ quizzes, currentId, limits, lives, stars, deadline }} now={run.now} />
        <Body run={run} />
        <RunPopups run={run} />
      </AfterQuestion>
      <Joy state={run.state} />
    </div>
  );
}

/** The companion and the flight of stars, once their code is there: no question waits for it, and nothing misses it. */
const Joy = lazyComponent(() => import('./joy/joy.tsx').then((code) => code.Joy), { Failed: null });

/** The popup of each phase that has one. */
const popups: Partial<Record<Phase['name'], PopupName>> = {
  wrong: 'wrong',
  'time-up': 'time-up',
  'out-of-lives': 'ending',
  'too-few-stars': 'ending',
  'passed-with-no-lives': 'ending',
  progress: 'progress',
  'game-over': 'game-over',
  practised: 'practised',
};

const Popups = lazyComponent(() => import('./popups/popups.tsx').then((code) => code.Popups));

/** The popups, from the first one that opens: until then, play does not render them. They stay, so that each can close. */
function RunPopups({ run }: { run: QuizRun }) {
  const [opened, setOpened] = useState(false);
  const shown = useOneByOne(popups[run.state.phase.name] ?? null);
  if (!opened && shown) setOpened(true);
  return opened && <Popups run={run} shown={shown} />;
}

/** A popup needs this long to go, in milliseconds: `--move` of the tokens. */
const closeMs = 240;

/**
 * The popup to show. Opens the next popup after the previous one has closed, so that they never overlap and no button appears under a
 * finger about to tap another.
 */
function useOneByOne<Name extends string>(wanted: Name | null): Name | null {
  const [{ shown, isClosing }, set] = useState({ shown: wanted, isClosing: false });
  if (shown !== wanted && !isClosing)
    set(shown === null ? { shown: wanted, isClosing: false } : { shown: null, isClosing: true });
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => set({ shown: null, isClosing: false }), closeMs);
    return () => clearTimeout(timer);
  }, [isClosing]);
  return shown;
}

function Body({ run }: { run: QuizRun }) {
  const t = useMessages(en);
  const { name } = run.state.phase;
  if (name === 'ready' || name === 'elsewhere') return <WaitingPanel run={run} />;
  if (name === 'finished' && !isCheered(run.state))
    return <LoadingScreen label={t('quiz.time-up.waiting')} />;
  return run.state.inPlay ? <PlayArea run={run} /> : <QuestionSkeleton />;
}

/** A run that waits for a tap: left before its next question, or played in another tab. */
function WaitingPanel({ run: { state, dispatch } }: { run: QuizRun }) {
  const t = useMessages(en);
  const next = state.quizzes.find(({ closed }) => !closed);
  const isElsewhere = state.phase.name === 'elsewhere';
  return (
    <Card className={styles.panel}>
      <h2 className={styles.title}>{t(isElsewhere ? 'quiz.elsewhere.title' : 'quiz.ready.title')}</h2>
      <p className={styles.text}>
        {isElsewhere ? t('quiz.elsewhere.body') : t('quiz.ready.body', { number: next?.order ?? 1 })}
      </p>
      <Button onClick={() => dispatch({ type: isElsewhere ? 'retry' : 'continue' })}>
        {t(isElsewhere ? 'quiz.elsewhere.here' : 'quiz.continue')}
      </Button>
    </Card>
  );
}
