import type { Chapter, Difficulty } from '@sirah-trails/api-client';
import type { FinishScreen } from '@sirah-trails/api-client/links';
import {
  Medal,
  type MedalKind,
  Picture,
  RewardStage,
  useContentLanguage,
  useMessages,
} from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import wreath from './art/olive-wreath.svg';
import styles from './finish.module.css';
import { JourneyEnd, WorldEnd } from './great-ends.tsx';
import { medalOf } from './ranks.ts';
import type { ResultFacts } from './result-chain.ts';
import { StarArch } from './star-arch.tsx';
import wreathStyles from './wreathed-medal.module.css';
import { rewardsEn } from '../messages/rewards.ts';

interface RewardProps {
  readonly screen: FinishScreen;
  readonly chapter: Chapter;
  readonly facts: ResultFacts;
  readonly quizTime: Difficulty;
  readonly trailId: string;
  readonly actions: ReactNode;
}

/** One screen of the rewards. A quiet chapter has no celebration. */
export function Reward({ screen, chapter, facts, quizTime, trailId, actions }: RewardProps) {
  const lines = useRewardLines({ screen, chapter, facts, quizTime });
  const end = screen === 'FINISH_CHAPTER' && !chapter.quiet ? facts.ends : 'chapter';
  if (end === 'world') return <WorldEnd trailId={trailId} quizTime={quizTime} actions={actions} />;
  if (end === 'journey') return <JourneyEnd quizTime={quizTime} actions={actions} />;
  return (
    <RewardStage
      object={
        <RewardObject key={screen} screen={screen} chapter={chapter} facts={facts} quizTime={quizTime} />
      }
      announcement={lines.join(' ')}
      still={chapter.quiet}
      sound={screen === 'UNLOCK_ITEM' ? 'unlock' : 'reward'}
      actions={actions}
    >
      {lines.map((line) => (
        <p key={line} data-failed={line === facts.itemError || undefined} className={styles.line}>
          {line}
        </p>
      ))}
    </RewardStage>
  );
}

type Shown = Pick<RewardProps, 'screen' | 'chapter' | 'facts' | 'quizTime'>;

function RewardObject({ screen, chapter, facts, quizTime }: Shown) {
  const t = useMessages(rewardsEn);
  const { star, total_star: total, quiet } = chapter;
  const medal = medalOf(quizTime.difficulty, facts.rank) ?? 'easy';
  switch (screen) {
    case 'UNLOCK_MEDAL':
      return <WreathedMedal kind={medal} />;
    case 'UNLOCK_CHAPTER_MEDAL':
      return <Medal kind={medal} size={150} />;
    case 'UNLOCK_ITEM':
      return <Gallery pictures={facts.items.map(({ url, ...item }) => ({ ...item, src: url }))} />;
    case 'UNLOCK_BADGE':
      return <Gallery pictures={facts.badges.map(({ id, image, name }) => ({ id, src: image, name }))} />;
    default:
      return (
        <StarArch value={star} max={total} label={t('finish.stars', { count: star, total })} still={quiet} />
      );
  }
}

interface GalleryProps {
  readonly pictures: readonly {
    readonly id: string;
    readonly src: string;
    readonly name: string;
    /** Category of the item; absent for a badge. */
    readonly category?: { readonly name: string };
  }[];
}

/** All rewards earned together, with their names. */
function Gallery({ pictures }: GalleryProps) {
  const content = useContentLanguage();
  return (
    <ul className={styles.gallery}>
      {pictures.map(({ id, src, name, category }) => (
        <li key={id} className={styles.prize}>
          {category ? (
            <span className={styles.disc} data-category={category.name}>
              <Picture src={src} alt="" loading="eager" width={320} height={480} />
            </span>
          ) : (
            <Picture src={src} alt="" loading="eager" width={140} height={140} />
          )}
          <span {...content}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The lines of a reward, the first of them the largest. */
function useRewardLines({ screen, chapter, facts, quizTime }: Shown): readonly string[] {
  const t = useMessages(rewardsEn);
  const { name, star, total_star: total, quiet } = chapter;
  const { difficulty_label: label } = quizTime;
  const { rank, items, itemError, badges } = facts;
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
        quiet ? t('finish.text.quiet', { chapter: name }) : t('finish.text', { chapter: name, stars: star }),
      ];
  }
}

/** Medal for a sub-trail or a world, with two olive branches unlike a chapter medal. */
function WreathedMedal({ kind }: { kind: MedalKind }) {
  return (
    <div className={wreathStyles.wreathed}>
      <Picture src={wreath} alt="" loading="eager" width={260} height={236} className={wreathStyles.wreath} />
      <Medal kind={kind} size={150} className={wreathStyles.medal} />
    </div>
  );
}
