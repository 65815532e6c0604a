import { aboutQuery, type Difficulty } from '@sirah-trails/api-client';
import { links } from '@sirah-trails/api-client/links';
import { useAddition } from '@sirah-trails/screen-kit';
import { Khatam, Picture, RewardStage, StarShape, Tag, TextLink, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { worldQuery, worldsQuery } from '../milestones/endpoints.ts';
import { rewardsEn } from '../messages/rewards.ts';
import styles from './great-ends.module.css';

interface WorldEndProps {
  readonly trailId: string;
  readonly quizTime: Difficulty;
  readonly actions: ReactNode;
  /** Lesson of the last chapter. */
  readonly children: ReactNode;
}

/** The end of a world: its island in the light, and a lantern for each of its sub-trails, lit one by one. */
export function WorldEnd({ trailId, quizTime, actions, children }: WorldEndProps) {
  const t = useMessages(rewardsEn);
  const { data: world } = useQuery(worldQuery(trailId, quizTime.id));
  const { name = '', star = 0, total_star: total = 0, sub_trail_count: count = 0 } = world ?? {};
  const lines = [t('finish.world.text', { world: name }), t('finish.world.stars', { star, total })];
  return (
    <RewardStage
      grand
      announcement={world && lines.join(' ')}
      actions={actions}
      object={
        <div className={styles.world}>
          {world && <Picture src={world.floating_island} alt="" loading="eager" className={styles.island} />}
          <span className={styles.lanterns} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => (
              <Lantern key={index} index={index} />
            ))}
          </span>
        </div>
      }
    >
      {world && <Lines lines={lines} />}
      {children}
    </RewardStage>
  );
}

function Lantern({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 24 36" className={styles.lantern} style={{ ['--place' as string]: index }}>
      <path d="M12 1v5M7 6h10l3 5H4zM4 30h16l-3 5H7z" className={styles.brass} />
      <path d="M5 11h14v19H5z" className={styles.glass} />
      <path d="M12 15c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z" className={styles.flame} />
    </svg>
  );
}

/** The end of the whole journey: every world around one great star, and whether a scholar has checked the texts. */
export function JourneyEnd({ quizTime, actions, children }: Omit<WorldEndProps, 'trailId'>) {
  const t = useMessages(rewardsEn);
  const { data: worlds = [] } = useQuery(worldsQuery(quizTime.id));
  const { data: about } = useQuery({ ...aboutQuery(), enabled: useAddition('about') });
  const isUnchecked = about?.review.reviewed === 0;
  const star = worlds.reduce((sum, world) => sum + world.star, 0);
  const total = worlds.reduce((sum, world) => sum + world.total_star, 0);
  const lines = [
    t('finish.journey.text', { count: worlds.length }),
    t('finish.world.stars', { star, total }),
  ];
  return (
    <RewardStage
      grand
      announcement={worlds.length > 0 ? lines.join(' ') : undefined}
      actions={actions}
      object={
        <div className={styles.journey} aria-hidden="true">
          <svg viewBox="0 0 100 100" className={styles.ring}>
            <circle cx="50" cy="50" r="34" />
          </svg>
          <Khatam className={styles.star} />
          {worlds.map(({ id, floating_island: island }, index) => (
            <span
              key={id}
              className={styles.place}
              style={{
                ['--turn' as string]: `${(index / worlds.length) * 360}deg`,
                ['--place' as string]: index,
              }}
            >
              <Picture src={island} alt="" loading="eager" />
            </span>
          ))}
        </div>
      }
    >
      {worlds.length > 0 && <Lines lines={lines} />}
      {children}
      <TextLink alone to={links.about()}>
        {t(isUnchecked ? 'finish.journey.unchecked' : 'finish.journey.about')}
      </TextLink>
    </RewardStage>
  );
}

function Lines({ lines: [text, stars] }: { lines: readonly string[] }) {
  return (
    <>
      <p>{text}</p>
      <p>
        <Tag tone="paper" icon={<StarShape />} className={styles.total}>
          {stars}
        </Tag>
      </p>
    </>
  );
}
