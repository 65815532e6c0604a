import { Pressable, useHonorifics } from '@sirah-trails/ui';
import type { DragHandle } from './board-contract.ts';
import styles from './board.module.css';

interface CardProps {
  readonly words: string;
  /** It lies in a place already. Its spot stays, so that nothing jumps and the focus is kept. */
  readonly placed: boolean;
  readonly disabled: boolean;
  readonly onTap: () => void;
  readonly drag?: DragHandle;
}

/** A card on the shelf. */
export function Card({ words, placed, disabled, onTap, drag }: CardProps) {
  const write = useHonorifics();
  const fixed = disabled || placed;
  return (
    <Pressable
      {...drag?.listeners}
      ref={drag?.ref}
      style={drag?.style}
      className={styles.card}
      aria-disabled={fixed || undefined}
      data-draggable={drag ? '' : undefined}
      data-placed={placed || undefined}
      data-dragged={drag?.isDragged || undefined}
      onClick={fixed ? undefined : onTap}
    >
      <span dir="auto" data-read-aloud="">
        {write(words)}
      </span>
    </Pressable>
  );
}
