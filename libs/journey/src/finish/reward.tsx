import type { Chapter, Difficulty } from '@sirah-trails/api-client';
import type { FinishScreen } from '@sirah-trails/api-client/links';
import { useAddition } from '@sirah-trails/screen-kit';
import { lazyComponent, RewardStage, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { type ChapterEnding, hasAllStars } from './chapter-ending.ts';
import styles from './finish.module.css';
import { FoundOut } from './found-out.tsx';
import { JourneyEnd, WorldEnd } from './great-ends.tsx';
import { Prizes } from './prizes.tsx';
import { type ResultFacts, rewardsOf } from './result-chain.ts';
import { TomorrowPromise } from './tomorrow-promise.tsx';
import { StarArch } from './star-arch.tsx';
import { rewardsEn } from '../messages/rewards.ts';

interface RewardProps {
  readonly screen: FinishScreen;
  readonly chapter: Chapter;
  readonly ending: ChapterEnding;
  readonly facts: ResultFacts;
  readonly quizTime: Difficulty;
  readonly trailId: string;
  readonly actions: ReactNode;
}

/** Part of the days chunk. The end of a chapter does without it when it does not load. */
const EarnedDayBadge = lazyComponent(
  () => import('../days/days-screen.tsx').then((code) => code.EarnedDayBadge),
  { Failed: null },
);

/** One screen of the rewards. A quiet chapter has no celebration. */
export function Reward({ trailId, actions, ...shown }: RewardProps) {
  const { screen, chapter, facts, quizTime } = shown;
  const countsDays = useAddition('days');
  const lines = useRewardLines(shown);
  const rewards = rewardsOf(screen, facts);
  const names = [
    ...(rewards.includes('UNLOCK_ITEM') ? facts.items : []),
    ...(rewards.includes('UNLOCK_BADGE') ? facts.badges : []),
  ].map(({ name }) => `${name}.`);
  const end = screen === 'FINISH_CHAPTER' && !chapter.quiet ? facts.ends : 'chapter';
  const found = screen === 'FINISH_CHAPTER' && (
    <>
      {countsDays && <EarnedDayBadge />}
      <FoundOut chapterId={chapter.id} />
      <TomorrowPromise />
    </>
  );
  const great = { quizTime, actions, children: found };
  if (end === 'world') return <WorldEnd trailId={trailId} {...great} />;
  if (end === 'journey') return <JourneyEnd {...great} />;
  return (
    <RewardStage
      object={<RewardObject key={screen} {...shown} />}
      announcement={[...lines, ...names].join(' ')}
      still={chapter.quiet}
      sound={rewards.includes('UNLOCK_ITEM') ? 'unlock' : 'reward'}
      actions={actions}
    >
      {lines.map((line) => (
        <p key={line} data-failed={line === facts.itemError || undefined} className={styles.line}>
          {line}
        </p>
      ))}
      {found}
    </RewardStage>
  );
}

type Shown = Omit<RewardProps, 'trailId' | 'actions'>;

function RewardObject({ screen, chapter, ending, facts, quizTime }: Shown) {
  const t = useMessages(rewardsEn);
  const { star, total_star: total, quiet } = chapter;
  const screens = rewardsOf(screen, facts);
  if (screens.length > 0) return <Prizes screens={screens} facts={facts} quizTime={quizTime} />;
  return (
    <StarArch
      value={star}
      max={total}
      label={t('finish.stars', { count: star, total })}
      scene={quiet ? null : hasAllStars(ending) ? 'lanterns' : 'rest'}
    />
  );
}

/** The lines of a reward, the first of them the largest. */
function useRewardLines({ screen, chapter, ending, facts, quizTime }: Shown): readonly string[] {
  const t = useMessages(rewardsEn);
  const { name, star, total_star: total, quiet } = chapter;
  const { difficulty_label: label } = quizTime;
  const { rank, items, itemError, badges } = facts;
  const rewards = rewardsOf(screen, facts);
  if (rewards.length > 1) {
    return [
      t('finish.rewards.text', { ended: facts.ends }),
      ...(rewards.includes('UNLOCK_MEDAL') ? [t('finish.medal.text')] : []),
      ...(rewards.includes('UNLOCK_ITEM') && itemError !== null ? [itemError] : []),
    ];
  }
  switch (screen) {
    case 'UNLOCK_MEDAL':
      return [t('finish.way-medal.place', { rank: rank ?? 0, label }), t('finish.medal.text')];
    case 'UNLOCK_CHAPTER_MEDAL':
      return [t('finish.medal.place', { rank: rank ?? 0, label }), t('finish.medal.text')];
    case 'UNLOCK_ITEM':
      return itemError === null ? [t('finish.item.text', { count: items.length })] : [itemError];
    case 'UNLOCK_BADGE':
      return [t('finish.badge.text', { count: badges.length })];
    default:
      return [
        t('finish.stars', { count: star, total }),
        quiet ? t('finish.text.quiet', { chapter: name }) : t('finish.text', { chapter: name, ending }),
      ];
  }
}
