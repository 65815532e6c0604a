import type { ComponentPropsWithRef } from 'react';
import easy from './medals/easy.svg';
import endless from './medals/endless.svg';
import expert from './medals/expert.svg';
import hard from './medals/hard.svg';
import medium from './medals/medium.svg';

const pictures = { easy, medium, hard, expert, endless } as const;

/** What a medal is for: a pace of the journey, or the Infinity Trail. */
export type MedalKind = keyof typeof pictures;

export interface MedalProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  kind: MedalKind;
  /** Text alternative; empty where a text beside it says the same. */
  label?: string;
  /** Width in pixels. */
  size?: number;
}

/** A medal. Each kind has a form of its own, so that none is known by its colour alone. */
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
