import { LineIcon, Pressable } from '@sirah-trails/ui';
import styles from './share.module.css';

export interface WayTileProps {
  label: string;
  /** The lines of its sign. */
  sign: string;
  /** The picture is still being painted: a tap does nothing yet. */
  waits?: boolean;
  /** The page that it opens, for a way out of the app. */
  href?: string | undefined;
  onTap: () => void;
}

/** One way to share: sign and name. */
export function WayTile({ label, sign, waits = false, href, onTap }: WayTileProps) {
  const face = (
    <>
      <span className={styles.sign}>
        <LineIcon d={sign} />
      </span>
      {label}
    </>
  );
  if (href === undefined) {
    return (
      <Pressable
        className={styles.way}
        aria-disabled={waits || undefined}
        onClick={waits ? undefined : onTap}
      >
        {face}
      </Pressable>
    );
  }
  return (
    <a
      className={styles.way}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        onTap();
      }}
    >
      {face}
    </a>
  );
}
