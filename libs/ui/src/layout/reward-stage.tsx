import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { playSound } from '../media/sound/play-sound.ts';
import { classNames } from '../platform/class-names.ts';
import { useAnnouncement } from '../platform/live-region.tsx';
import { Dock } from './dock.tsx';
import styles from './reward-stage.module.css';

export interface RewardStageProps extends ComponentPropsWithRef<'div'> {
  /** The earned object: stars, a medal, a badge, a garment. */
  object: ReactNode;
  /** Text below the object; the screen's title names the reward. */
  children: ReactNode;
  /** The next actions, available before the celebration ends. */
  actions: ReactNode;
  /** Announced; a change announces the next reward. */
  announcement?: string | undefined;
  /** No rays, motion, sound and vibration: for quiet chapters and moderate results. */
  still?: boolean;
  /** 'unlock' for a new garment, else 'reward'. */
  sound?: 'reward' | 'unlock';
  /** More light, for the end of a world and of the journey. */
  grand?: boolean;
}

/** Presents a reward: its object in a light, the text, the actions. Must be the last child of a `Screen`. */
export function RewardStage({
  object,
  children,
  actions,
  announcement,
  still = false,
  sound = 'reward',
  grand = false,
  className,
  ...rest
}: RewardStageProps) {
  useRewardSound(sound, announcement, still);
  useAnnouncement(announcement);
  return (
    <div
      {...rest}
      className={classNames(styles.stage, className)}
      data-still={still || undefined}
      data-grand={grand || undefined}
    >
      <div className={styles.scene}>
        <div className={styles.object}>{object}</div>
        <div className={styles.text}>{children}</div>
      </div>
      <Dock className={styles.actions}>{actions}</Dock>
    </div>
  );
}

/** Plays a sound per reward, with its picture; a text that arrives later belongs to the same reward. */
function useRewardSound(sound: 'reward' | 'unlock', announcement: string | undefined, still: boolean): void {
  const last = useRef<string | null | undefined>(null);
  useLayoutEffect(() => {
    const isFirst = last.current === null;
    const isAnother = last.current !== undefined && announcement !== last.current;
    if (isFirst || isAnother) void playSound(sound, { quiet: still });
    last.current = announcement;
  }, [sound, announcement, still]);
}
