import { type Difficulty, myRankQuery } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { firstData, isAdditionKnown, ownStorage, screen, useAddition } from '@sirah-trails/screen-kit';
import {
  ButtonLink,
  Card,
  Dock,
  EmptyPanel,
  Picture,
  preloadDialogs,
  Skeleton,
  useMessages,
} from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { continueTap, startTap } from '../chapter/quiz-entry.ts';
import island from './art/endless-island.svg';
import styles from './endless.module.css';
import { gameFlag } from './game-flag.ts';
import { useWaitMinutes } from './wait-state.ts';
import { rewardsEn } from '../messages/rewards.ts';
import { endlessTimeQuery, runningQuery } from '../milestones/endpoints.ts';

/** The Infinity Trail before a game: the best walk, and Start or Continue. */
export default screen({
  messages: rewardsEn,
  query: () => endlessTimeQuery(),
  first: (_location, client) =>
    Promise.all([
      firstData(client, endlessRankQuery()),
      isAdditionKnown(client, 'running') && firstData(client, runningQuery()),
    ]),
  idle: preloadDialogs,
  useFrame: (t) => ({
    title: t('endless.start.title'),
    back: { to: links.home(), label: t('journey.back.home') },
    ground: true,
    world: 'endless',
  }),
  error: 'endless.start.error',
  Skeleton: EndlessSkeleton,
  Content: ({ data: quizTime }) => (quizTime ? <Start quizTime={quizTime} /> : <Closed />),
});

function Start({ quizTime }: { quizTime: Difficulty }) {
  const t = useMessages(rewardsEn);
  const game = useGameUnderWay();
  return (
    <>
      <div className={styles.start}>
        <Picture src={island} alt="" loading="eager" width={320} height={280} className={styles.island} />
        <div className={styles.texts}>
          <p className={styles.lead}>{t('endless.start.lead')}</p>
          <ul className={styles.facts}>
            <li>{t('endless.start.lives')}</li>
            <li>{t('endless.start.clock', { seconds: quizTime.time })}</li>
          </ul>
          <BestWalk />
          {typeof game?.stars === 'number' && <p>{t('endless.start.under-way', { count: game.stars })}</p>}
          {game?.isRunning && <p>{t('endless.start.running')}</p>}
          {!game && <Wait />}
        </div>
      </div>
      <Dock>
        <ButtonLink to={links.endlessQuiz()} state={game ? continueTap : startTap}>
          {t(game ? 'endless.start.continue' : 'endless.start.begin')}
        </ButtonLink>
      </Dock>
    </>
  );
}

function BestWalk() {
  const t = useMessages(rewardsEn);
  const { data } = useQuery(endlessRankQuery());
  return (
    <p className={styles.best}>
      {data && data.total_star > 0 && t('endless.start.best', { count: data.total_star })}
    </p>
  );
}

/** Shown after too many games within an hour. */
function Wait() {
  const t = useMessages(rewardsEn);
  const minutes = useWaitMinutes();
  if (minutes === null) return null;
  return (
    <Card tone="sand" className={styles.wait}>
      <h2>{t('endless.wait.title')}</h2>
      <p>{t('endless.wait.text', { minutes })}</p>
    </Card>
  );
}

/** For a provider without the Infinity Trail. */
function Closed() {
  const t = useMessages(rewardsEn);
  return (
    <EmptyPanel
      title={t('endless.start.closed.title')}
      action={<ButtonLink to={links.journeyStart()}>{t('endless.start.closed.action')}</ButtonLink>}
    >
      {t('endless.start.closed.text')}
    </EmptyPanel>
  );
}

/** A game that can be continued; null stars where the provider does not report them. */
interface GameUnderWay {
  /** Whether the clock of its question runs. */
  readonly isRunning: boolean;
  readonly stars: number | null;
}

/** The running game as listed by the provider, else as stored on this device; null without one. */
function useGameUnderWay(): GameUnderWay | null {
  const isListed = useAddition('running');
  const { data } = useQuery({ ...runningQuery(), enabled: isListed });
  if (!isListed) return gameFlag(ownStorage()).isRaised() ? { stars: null, isRunning: false } : null;
  if (!data?.endless) return null;
  const { stars, open_quiz_id: open, remaining_ms: left } = data.endless.run;
  return { stars, isRunning: open !== null && left !== null };
}

function endlessRankQuery() {
  return myRankQuery({ type: 'endless_mode' });
}

/** Skeleton of the start and of the summary. */
export function EndlessSkeleton() {
  return (
    <div className={styles.start} aria-hidden="true">
      <Skeleton shape="picture" className={styles.waiting} />
      <div className={styles.texts}>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
