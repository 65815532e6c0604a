import { links } from '@sirah-trails/api-client/links';
import { readTrial, screen } from '@sirah-trails/screen-kit';
import { ButtonLink, EmptyPanel, preloadDialogs, RewardStage, Stars, useMessages } from '@sirah-trails/ui';
import { trialEn } from '../messages/trial.ts';
import { trialQuery } from './endpoints.ts';
import { StartOver, TrialSkeleton } from './trial-start-screen.tsx';
import styles from './trial.module.css';

/** The stars of the trial, and the way to keep them: a new account. */
export default screen({
  messages: trialEn,
  query: () => trialQuery(),
  idle: preloadDialogs,
  useFrame: (t, trial) => ({
    title: t('trial.finish.title'),
    back: { to: links.trial(), label: t('trial.quiz.back') },
    ground: true,
    world: trial?.world.theme,
    readAloud: true,
  }),
  error: 'trial.error',
  Skeleton: TrialSkeleton,
  Content: ({ data: { chapter } }) => {
    const t = useMessages(trialEn);
    const stars = readTrial()?.best?.stars ?? 0;
    if (stars === 0) {
      return (
        <EmptyPanel
          title={t('trial.finish.stars', { count: 0 })}
          action={<ButtonLink to={links.trial()}>{t('trial.title')}</ButtonLink>}
        >
          {t('trial.finish.none')}
        </EmptyPanel>
      );
    }
    const earned = t('trial.finish.stars', { count: stars });
    return (
      <RewardStage
        announcement={earned}
        object={<Stars value={stars} max={chapter.total_star} label={earned} className={styles.stars} />}
        actions={
          <>
            <StartOver />
            <ButtonLink to={links.signUp()}>{t('trial.finish.join')}</ButtonLink>
          </>
        }
      >
        <div className={styles.words}>
          <p className={styles.name} data-read-aloud="">
            {earned}
          </p>
          <p data-read-aloud="">{t('trial.finish.keep', { count: stars })}</p>
        </div>
      </RewardStage>
    );
  },
});
