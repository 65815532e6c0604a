import type { Difficulty } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { ButtonLink, Card, Dock, EmptyPanel, Picture, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { endlessTimeQuery } from '../endpoints/endless-time.ts';
import { endlessEn } from '../messages/endless-en.ts';
import { continueTap, startTap } from '../quiz/start-tap.ts';
import island from './art/endless-island.svg';
import styles from './endless.module.css';
import { StartSkeleton } from './start-skeleton.tsx';
import { useGameUnderWay } from './use-game-under-way.ts';
import { useEndlessPlace } from './use-endless-place.ts';
import { useWaitMinutes } from './wait-state.ts';

/** The Infinity Trail before a game: what it is, the learner's best walk, and Start or Continue. */
export function EndlessStartScreen() {
  const t = useMessages(endlessEn);
  const time = useQuery(endlessTimeQuery());
  return (
    <QueryView query={time} skeleton={<StartSkeleton />} error={t('endless.start.error')}>
      {(quizTime) => (quizTime ? <Start quizTime={quizTime} /> : <Closed />)}
    </QueryView>
  );
}

function Start({ quizTime }: { quizTime: Difficulty }) {
  const t = useMessages(endlessEn);
  const game = useGameUnderWay();
  return (
    <>
      <div className={styles.start}>
        <Picture src={island} alt="" loading="eager" width={320} height={280} className={styles.island} />
        <div className={styles.words}>
          <p className={styles.lead}>{t('endless.start.lead')}</p>
          <ul className={styles.facts}>
            <li>{t('endless.start.lives')}</li>
            <li>{t('endless.start.clock', { seconds: quizTime.time })}</li>
          </ul>
          <BestWalk />
          {typeof game?.stars === 'number' && <p>{t('endless.start.under-way', { count: game.stars })}</p>}
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

/** A place that cannot be read hides nothing else. */
function BestWalk() {
  const t = useMessages(endlessEn);
  const { data } = useEndlessPlace();
  return (
    <p className={styles.best}>
      {data && data.total_star > 0 && t('endless.start.best', { count: data.total_star })}
    </p>
  );
}

/** After too many games within an hour. */
function Wait() {
  const t = useMessages(endlessEn);
  const minutes = useWaitMinutes();
  if (minutes === null) return null;
  return (
    <Card tone="sand" className={styles.wait}>
      <h2>{t('endless.wait.title')}</h2>
      <p>{t('endless.wait.text', { minutes })}</p>
    </Card>
  );
}

/** The provider offers no Infinity Trail. */
function Closed() {
  const t = useMessages(endlessEn);
  return (
    <EmptyPanel
      title={t('endless.start.closed.title')}
      action={<ButtonLink to={links.journeyStart()}>{t('endless.start.closed.action')}</ButtonLink>}
    >
      {t('endless.start.closed.text')}
    </EmptyPanel>
  );
}
