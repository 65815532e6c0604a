import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../platform/class-names.ts';
import styles from './tally.module.css';

// Above this, a single shape with the number replaces the row.
const COUNTABLE = 5;

export interface TallyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  value: number;
  max: number;
  /** The value as text, e.g. '3 of 5 stars'. */
  label: string;
}

interface DrawnTallyProps extends TallyProps {
  kind: 'star' | 'heart';
  shape: ReactNode;
}

/** Lives left. */
export function Lives(props: TallyProps) {
  return <Tally {...props} kind="heart" shape={<HeartShape />} />;
}

/** Stars won. A star takes `--star-flight` to fly to its slot. */
export function Stars(props: TallyProps) {
  return <Tally {...props} kind="star" shape={<StarShape />} />;
}

/** A row of equal shapes, the first `value` of them filled. A change animates one shape. */
function Tally({ kind, shape, value, max, label, className, ...rest }: DrawnTallyProps) {
  const [atFirst] = useState(value);
  const many = max > COUNTABLE;
  return (
    <span
      {...rest}
      role="img"
      aria-label={label}
      data-kind={kind}
      className={classNames(styles.tally, className)}
    >
      {Array.from({ length: many ? 1 : max }, (_, index) => (
        <span
          key={index}
          data-full={many || index < value || undefined}
          data-turned={index < value !== index < atFirst || undefined}
          className={styles.shape}
        >
          {shape}
        </span>
      ))}
      {many && (
        <span>
          {value}
          <span className={styles.most}>/{max}</span>
        </span>
      )}
    </span>
  );
}

/** A rounded five-pointed star in two shades (`--shape`, `--shape-light`). */
export function StarShape(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg {...props} viewBox="0 0 32 32" aria-hidden="true">
      <path d={STAR} fill="var(--shape)" stroke="var(--shape)" strokeWidth="6" strokeLinejoin="round" />
      <path
        d={STAR_FACE}
        fill="var(--shape-light)"
        stroke="var(--shape-light)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function HeartShape() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={HEART} fill="var(--shape-face, var(--shape))" stroke="var(--shape)" strokeWidth="2" />
      <path d={HEART_LIGHT} fill="none" stroke="var(--shape-light)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

const STAR = 'M16 5.3 19.6 11.8 26.9 13.2 21.9 18.7 22.8 26.1 16 23 9.2 26.1 10.1 18.7 5.1 13.2 12.4 11.8z';
const STAR_FACE =
  'M16 6.2 19.2 11.6 25.3 13 21.1 17.7 21.8 23.9 16 21.4 10.2 23.9 10.9 17.7 6.7 13 12.8 11.6z';
const HEART =
  'M16 28C12 25.500 3.500 19.600 3.500 12.300 3.500 8 6.700 5 10.300 5c2.500 0 4.600 1.300 5.700 3.400C17.100 6.300 19.200 5 21.700 5c3.600 0 6.800 3 6.800 7.300C28.500 19.600 20 25.500 16 28z';
const HEART_LIGHT = 'M7.500 12.500c0-2 1.100-3.500 2.900-3.800';
