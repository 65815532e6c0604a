import { links, readEndlessStatus } from '@sirah-trails/api-client/links';
import { QueryView } from '@sirah-trails/screen-kit';
import { ButtonLink, Medal, Picture, RewardStage, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { endlessEn } from '../messages/endless-en.ts';
import { startTap } from '../quiz/start-tap.ts';
import companion from '../finish/art/companion-at-rest.svg';
import styles from './endless.module.css';
import { gameEndQuery, type GameEnd } from './game-end.ts';
import { StartSkeleton } from './start-skeleton.tsx';

/** The summary of a game: the stars in a row, whether they are the learner's best, and the ways on. */
export function EndlessFinishScreen() {
  const t = useMessages(endlessEn);
  const end = useQuery(gameEndQuery());
  return (
    <QueryView query={end} skeleton={<StartSkeleton />} error={t('endless.finish.error')}>
      {(game) => <Summary game={game} />}
    </QueryView>
  );
}

function Summary({ game: { score, best, isBest } }: { game: GameEnd }) {
  const t = useMessages(endlessEn);
  const status = readEndlessStatus(useSearchParams()[0]);
  const isComplete = status === 'ENDLESS_COMPLETED' && score > 0;
  const words = [
    t('endless.finish.score', { count: score }),
    ...(status !== undefined && (status !== 'ENDLESS_COMPLETED' || isComplete)
      ? [t(`endless.finish.${status}`)]
      : []),
    bestText(t, { score, best, isBest }),
  ];
  return (
    <RewardStage
      object={isBest ? <Medal kind="endless" size={150} /> : <Resting />}
      announcement={words.join(' ')}
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
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </RewardStage>
  );
}

/** A game that was no record ends by the camp fire. */
function Resting() {
  return (
    <Picture src={companion} alt="" loading="eager" width={280} height={159} className={styles.island} />
  );
}

function bestText(t: ReturnType<typeof useMessages<typeof endlessEn>>, { score, best, isBest }: GameEnd) {
  if (isBest) return t('endless.finish.best');
  return score === 0 && best === 0 ? t('endless.finish.none') : t('endless.finish.not-best', { count: best });
}
