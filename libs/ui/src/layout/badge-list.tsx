import type { ComponentPropsWithRef } from 'react';
import { Link } from '../controls/link.tsx';
import { Picture } from '../media/picture.tsx';
import { classNames } from '../platform/class-names.ts';
import styles from './badge-list.module.css';

export interface ShownBadge {
  readonly key: string;
  readonly name: string;
  /** Accessible text, if it differs from the name. */
  readonly spoken?: string;
  readonly image: string;
  /** A badge still to earn is pale. */
  readonly earned: boolean;
  /** URL of a linked badge. */
  readonly to?: string;
}

export interface BadgeListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  label?: string;
  badges: readonly ShownBadge[];
  /** Small pictures in a single line, for at most five badges. */
  line?: boolean;
}

/** Badges with their names. */
export function BadgeList({ label, badges, line = false, className, ...rest }: BadgeListProps) {
  return (
    <ul
      aria-label={label}
      {...rest}
      data-line={line || undefined}
      className={classNames(styles.list, className)}
    >
      {badges.map((badge) => (
        <li key={badge.key}>
          <Badge badge={badge} />
        </li>
      ))}
    </ul>
  );
}

function Badge({ badge: { name, spoken, image, earned, to } }: { badge: ShownBadge }) {
  const children = (
    <>
      <Picture src={image} alt="" width={80} height={86} className={styles.picture} />
      <span dir="auto" aria-hidden={spoken !== undefined || undefined}>
        {name}
      </span>
      {spoken !== undefined && <span className="visually-hidden">{spoken}</span>}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.badge}>
        {children}
      </Link>
    );
  }
  return (
    <div className={styles.badge} data-missing={earned ? undefined : ''}>
      {children}
    </div>
  );
}
