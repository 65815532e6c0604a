import { links } from '@sirah-trails/api-client/links';
import { screen } from '@sirah-trails/screen-kit';
import { ButtonLink, Medal, Picture, RewardStage, useMessages } from '@sirah-trails/ui';
import { rewardsEn } from '../messages/rewards.ts';
import { startTap } from '../chapter/quiz-entry.ts';
import companion from '../finish/art/companion-at-rest.svg';
import styles from './endless.module.css';
import { gameEndQuery, type GameEnd, useEndedStatus } from './game-end.ts';
import { EndlessSkeleton } from './endless-start-screen.tsx';

/** The summary of the last game: the stars in a row, and whether they are the learner's best. */
export default screen({
  messages: rewardsEn,
  query: () => gameEndQuery(),
  prefetch: undefined,
  useFrame: (t) => ({
    title: t('endless.finish.title'),
    back: { to: links.endlessStart(), label: t('endless.start.title') },
    ground: true,
    wide: useEndedStatus() === 'ENDLESS_COMPLETED',
    world: 'endless',
    className: styles['finish'],
  }),
  error: 'endless.finish.error',
  Skeleton: EndlessSkeleton,
  Content: ({ data: game }) => <Summary game={game} />,
});

function Summary({ game: { score, best, isBest } }: { game: GameEnd }) {
  const t = useMessages(rewardsEn);
  const status = useEndedStatus();
  const isComplete = status === 'ENDLESS_COMPLETED' && score > 0;
  const lines = [
    t('endless.finish.score', { count: score }),
    ...(status !== undefined && (status !== 'ENDLESS_COMPLETED' || isComplete)
      ? [t(`endless.finish.${status}`)]
      : []),
    bestText(t, { score, best, isBest }),
  ];
  return (
    <RewardStage
      object={isBest ? <Medal kind="endless" size={150} /> : <Resting />}
      announcement={lines.join(' ')}
      still={!isBest}
      grand={isComplete}
      actions={
        <>
          <ButtonLink to={links.endlessQuiz()} state={startTap}>
            {t('endless.finish.again')}
          </ButtonLink>
          <ButtonLink to={links.leaderboard({ mode: 'endless_mode' })} variant="secondary">
            {t('endless.finish.rank')}
          </ButtonLink>
        </>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </RewardStage>
  );
}

function Resting() {
  return (
    <Picture src={companion} alt="" loading="eager" width={280} height={159} className={styles.island} />
  );
}

function bestText(t: ReturnType<typeof useMessages<typeof rewardsEn>>, { score, best, isBest }: GameEnd) {
  if (isBest) return t('endless.finish.best');
  return score === 0 && best === 0 ? t('endless.finish.none') : t('endless.finish.not-best', { count: best });
}
