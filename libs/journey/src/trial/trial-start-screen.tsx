import { links } from '@sirah-trails/api-client/links';
import { useSession } from '@sirah-trails/api-client/session';
import { clearTrial, readTrial, screen } from '@sirah-trails/screen-kit';
import {
  AlertDialog,
  Button,
  ButtonLink,
  Dock,
  FigureHead,
  Picture,
  preloadDialogs,
  Skeleton,
  TextLink,
  useMessages,
} from '@sirah-trails/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { trialEn } from '../messages/trial.ts';
import { trialQuery } from './endpoints.ts';
import styles from './trial.module.css';

/** The first chapter for visitors: play, or read its book. */
export default screen({
  messages: trialEn,
  query: () => trialQuery(),
  idle: preloadDialogs,
  useFrame: (t, trial) => {
    const isGuest = useSession(({ guest }) => guest);
    return {
      title: t('trial.title'),
      back: isGuest
        ? { to: links.home(), label: t('trial.back.home') }
        : { to: links.signIn(), label: t('trial.back.sign-in') },
      ground: true,
      world: trial?.world.theme,
      readAloud: true,
    };
  },
  error: 'trial.error',
  Skeleton: TrialSkeleton,
  Content: ({ data: { chapter, world, book } }) => {
    const t = useMessages(trialEn);
    const { best: { stars } = { stars: 0 }, token, isOver, traveller } = readTrial() ?? {};
    return (
      <>
        <div className={styles.scene}>
          <div className={styles.place}>
            <Picture
              src={world.floating_island}
              alt=""
              loading="eager"
              width={320}
              height={280}
              className={styles.island}
            />
            {traveller && <FigureHead layers={traveller.head} className={styles.traveller} />}
          </div>
          <div className={styles.words}>
            <p className={styles.name} data-read-aloud="">
              {chapter.name}
            </p>
            <p data-read-aloud="">{token ? t('trial.finish.stars', { count: stars }) : t('trial.facts')}</p>
            {book && (
              <TextLink to={links.trialBook()} alone data-read-aloud="">
                {t(token ? 'trial.read.more' : 'trial.read')}
              </TextLink>
            )}
            <TextLink to={links.trialTraveller()} alone data-read-aloud="">
              {t(traveller ? 'trial.traveller.change' : 'trial.traveller')}
            </TextLink>
          </div>
        </div>
        <Dock>{isOver ? <AfterRun stars={stars} /> : <Play isUnderWay={token !== undefined} />}</Dock>
      </>
    );
  },
});

function Play({ isUnderWay }: { isUnderWay: boolean }) {
  const t = useMessages(trialEn);
  return <ButtonLink to={links.trialQuiz()}>{t(isUnderWay ? 'trial.continue' : 'trial.start')}</ButtonLink>;
}

function AfterRun({ stars }: { stars: number }) {
  const t = useMessages(trialEn);
  return (
    <>
      <StartOver />
      {stars > 0 && <ButtonLink to={links.trialFinish()}>{t('trial.result')}</ButtonLink>}
    </>
  );
}

/** Removes the stored trial, after a question if it has stars, and begins again. */
export function StartOver() {
  const t = useMessages(trialEn);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const stars = readTrial()?.best?.stars ?? 0;
  const startOver = () => {
    clearTrial();
    void navigate(links.trialQuiz());
  };
  return (
    <>
      <Button variant="secondary" onClick={stars > 0 ? () => setAsking(true) : startOver}>
        {t('trial.over')}
      </Button>
      <AlertDialog
        open={isAsking}
        title={t('trial.over.title')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('trial.over.keep')}</Button>
            <Button variant="secondary" onClick={startOver}>
              {t('trial.over')}
            </Button>
          </>
        }
      >
        {t('trial.over.text', { count: stars })}
      </AlertDialog>
    </>
  );
}

/** Placeholder of the start and the finish. */
export function TrialSkeleton() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <Skeleton shape="picture" className={styles.island} />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </div>
  );
}
