import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { playSound } from '../media/sound/play-sound.ts';
import { classNames } from '../platform/class-names.ts';
import { useAnnouncement } from '../platform/live-region.tsx';
import { Dock } from './dock.tsx';
import styles from './reward-stage.module.css';

export interface RewardStageProps extends ComponentPropsWithRef<'div'> {
  /** What was earned: stars, a medal, a badge, something to wear. */
  object: ReactNode;
  /** Text below the object; the screen's title names what was earned. */
  children: ReactNode;
  /** The next actions, there from the first moment: nobody has to wait for the celebration. */
  actions: ReactNode;
  /** Text for screen readers; each of several rewards in turn is announced. */
  announcement?: string | undefined;
  /** Without rays, motion, sound and vibration: for a quiet chapter, and where there is nothing to cheer. */
  still?: boolean;
  /** What is heard: an item to wear is unlocked, all else is a reward. */
  sound?: 'reward' | 'unlock';
  /** For the end of a world and of the journey: more light. */
  grand?: boolean;
}

/** Presents one reward: its object in a light, the text, the actions. The last child of a `Screen`. */
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

/** One sound for each reward, with its first picture, and again for another one. Words that come late are those of the first. */
function useRewardSound(sound: 'reward' | 'unlock', announcement: string | undefined, still: boolean): void {
  const last = useRef<string | null | undefined>(null);
  useLayoutEffect(() => {
    const isFirst = last.current === null;
    const isAnother = last.current !== undefined && announcement !== last.current;
    if (isFirst || isAnother) void playSound(sound, { quiet: still });
    last.current = announcement;
  }, [sound, announcement, still]);
}
