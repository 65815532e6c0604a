import { figures, type Figure, type Portraits, type SkinImages, type Suits } from '../pack.ts';

const portraits = 'art/avatar/portrait';

/** Shown for a learner who has not chosen an avatar, and for a head that is not drawn for the learner's figure. */
export const neutralPortrait = `${portraits}/neutral.svg`;

/** A head as boards show it, for each figure that it suits. */
export function portraitsOf(code: string, suits: Suits): Portraits {
  const drawn = figures.filter((figure) => suitsFigure(suits, figure));
  return Object.fromEntries(drawn.map((figure) => [figure, onEachSkin(`${portraits}/${code}-${figure}`)]));
}

/** Whether an item is drawn for a figure. What suits all learners suits one whose figure is not known, too. */
export function suitsFigure(suits: Suits, figure: Figure | null): boolean {
  return suits === 'all' || suits === `${figure}s`;
}

/** A picture on each skin tone. */
export function onEachSkin(start: string): SkinImages {
  return [`${start}-skin-1.svg`, `${start}-skin-2.svg`, `${start}-skin-3.svg`];
}
