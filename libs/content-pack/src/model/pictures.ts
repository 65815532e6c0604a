import {
  type AvatarCategory,
  type Figure,
  figures,
  type Portraits,
  type SkinImages,
  type Suits,
} from './pack.ts';

/** A picture on each skin tone. */
export function onEachSkin(start: string): SkinImages {
  return [`${start}-skin-1.svg`, `${start}-skin-2.svg`, `${start}-skin-3.svg`];
}

/** The figure itself, under all that it wears. */
export function bodyPictures(figure: Figure): SkinImages {
  return onEachSkin(`art/avatar/body/${figure}`);
}

/** The wheelchair behind and before the figure. */
export const wheelchairPictures = {
  back: 'art/avatar/wheelchair/back.svg',
  front: 'art/avatar/wheelchair/front.svg',
} as const;

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

/** The picture of the badge of a sub-trail or world. */
export function badgePicture(milestoneId: string): string {
  return `art/badges/${milestoneId}.svg`;
}
