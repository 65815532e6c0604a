import type { ComponentPropsWithRef } from 'react';
import easy from './medals/easy.svg';
import endless from './medals/endless.svg';
import expert from './medals/expert.svg';
import hard from './medals/hard.svg';
import medium from './medals/medium.svg';

const pictures = { easy, medium, hard, expert, endless } as const;

/** A pace of the journey, or the Infinity Trail. */
export type MedalKind = keyof typeof pictures;

export interface MedalProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  kind: MedalKind;
  /** Text alternative; empty beside a text with the same meaning. */
  label?: string;
  /** Width in pixels. */
  size?: number;
}

/** A medal. Kinds differ in shape, not only in colour. */
export function Medal({ kind, label = '', size = 64, ...rest }: MedalProps) {
  return (
    <img
      decoding="async"
      draggable={false}
      {...rest}
      src={pictures[kind]}
      alt={label}
      width={size}
      height={Math.round(size * 1.05)}
    />
  );
}
