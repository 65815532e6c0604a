import type { SubTrail } from '@sirah-trails/api-client';
import type { CSSProperties } from 'react';

export type Position = SubTrail['position'];

/** Position on the landscape map: its road runs from left to right, the portrait map's from the bottom up. In percent. */
export function landscapePosition({ x, y }: Position): Position {
  // Spreads the places, whose names are below their pins, over the width.
  return { x: Math.min(92, Math.max(8, (100 - y) * 1.36 - 13.5)), y: x };
}

/** Custom properties of a position on the portrait and on the landscape map. */
export function positionStyle(position: Position): CSSProperties {
  const { x, y } = landscapePosition(position);
  const properties = {
    '--x': `${position.x}%`,
    '--y': `${position.y}%`,
    '--landscape-x': `${x}%`,
    '--landscape-y': `${y}%`,
  };
  return properties as CSSProperties;
}
