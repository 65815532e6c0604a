import type { Badge, Difficulty, UnlockedItem } from '@sirah-trails/api-client';
import { Medal, type MedalKind, Picture, useContentLanguage, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import wreath from './art/olive-wreath.svg';
import styles from './finish.module.css';
import { PutItOn } from './put-it-on.tsx';
import { medalOf } from './ranks.ts';
import type { ResultFacts, RewardScreen } from './result-chain.ts';
import wreathStyles from './wreathed-medal.module.css';
import { rewardsEn } from '../messages/rewards.ts';

interface PrizesProps {
  readonly screens: readonly RewardScreen[];
  readonly facts: ResultFacts;
  readonly quizTime: Difficulty;
}

/** Earned medal, items and badges together, each with its name. A medal alone has no name: the text below says its rank. */
export function Prizes({ screens, facts, quizTime }: PrizesProps) {
  const t = useMessages(rewardsEn);
  const kind = medalOf(quizTime.difficulty, facts.rank) ?? 'easy';
  const { rank, items, badges } = facts;
  const isAlone = screens.length === 1;
  if (isAlone && screens[0] === 'UNLOCK_CHAPTER_MEDAL') return <Medal kind={kind} size={150} />;
  if (isAlone && screens[0] === 'UNLOCK_MEDAL') return <WreathedMedal kind={kind} />;
  const hasMedal = screens.includes('UNLOCK_MEDAL');
  return (
    <ul className={styles.gallery} data-many={screens.length > 2 || undefined}>
      {hasMedal && (
        <Prize picture={<WreathedMedal kind={kind} />}>
          {t('finish.rewards.place', { rank: rank ?? 0, label: quizTime.difficulty_label })}
        </Prize>
      )}
      {screens.includes('UNLOCK_ITEM') && items.map((item) => <ItemPrize key={item.id} item={item} />)}
      {screens.includes('UNLOCK_BADGE') && badges.map((badge) => <BadgePrize key={badge.id} badge={badge} />)}
    </ul>
  );
}

function ItemPrize({ item }: { item: UnlockedItem }) {
  const content = useContentLanguage();
  const picture = (
    <span className={styles.disc} data-category={item.category.name}>
      <Picture src={item.url} alt="" loading="eager" width={320} height={480} />
    </span>
  );
  return (
    <Prize picture={picture} action={<PutItOn item={item} />}>
      <span {...content}>{item.name}</span>
    </Prize>
  );
}

function BadgePrize({ badge: { image, name } }: { badge: Badge }) {
  const content = useContentLanguage();
  return (
    <Prize picture={<Picture src={image} alt="" loading="eager" width={140} height={140} />}>
      <span {...content}>{name}</span>
    </Prize>
  );
}

interface PrizeProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

function Prize({ picture, children, action }: PrizeProps) {
  return (
    <li className={styles.prize}>
      {picture}
      <span>{children}</span>
      {action}
    </li>
  );
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
