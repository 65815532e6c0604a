import type { Figure, SkinImages } from '../pack.ts';
import { onEachSkin } from './on-each-skin.ts';

/** The figure itself, under all that it wears. */
export function bodyPictures(figure: Figure): SkinImages {
  return onEachSkin(`art/avatar/body/${figure}`);
}

/** The wheelchair behind and before the figure. */
export const wheelchairPictures = {
  back: 'art/avatar/wheelchair/back.svg',
  front: 'art/avatar/wheelchair/front.svg',
} as const;
