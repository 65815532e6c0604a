import { figures, type AvatarCategory, type Figure, type Portraits, type Suits } from '../pack.ts';
import { onEachSkin } from './on-each-skin.ts';

const portraits = 'art/avatar/portrait';

/** Shown for a learner who has not chosen an avatar, and for a head that is not drawn for the learner's figure. */
export const neutralPortrait = `${portraits}/neutral.svg`;

/** A head as boards show it, for each figure that it suits, and over a scarf. */
export function portraitsOf(code: string, suits: Suits): Portraits {
  const drawn = [
    ...figures.filter((figure) => suitsFigure(suits, figure)),
    ...(hasScarf('head', suits) ? ['girl-scarf'] : []),
  ];
  return Object.fromEntries(drawn.map((figure) => [figure, onEachSkin(`${portraits}/${code}-${figure}`)]));
}

/** Whether an item is drawn for a figure. What suits all learners suits one whose figure is not known, too. */
export function suitsFigure(suits: Suits, figure: Figure | null): boolean {
  return suits === 'all' || suits === `${figure}s`;
}

/** Whether an item is also drawn over a scarf: glasses, a hearing aid or a hat are for those who wear one, too. */
export function hasScarf(category: AvatarCategory, suits: Suits): boolean {
  return category === 'head' && suits === 'all';
}
