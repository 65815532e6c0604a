import type { SkinImages } from '../pack.ts';

/** A picture on each skin tone. */
export function onEachSkin(start: string): SkinImages {
  return [`${start}-skin-1.svg`, `${start}-skin-2.svg`, `${start}-skin-3.svg`];
}
